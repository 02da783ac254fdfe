// boardgame.io's own server with one game that never ends: 64 cells, and whoever is to play takes one of them.
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const grid64 = {
  name: "grid64",
  setup: () => ({ cells: Array(64).fill(null), score: { 0: 0, 1: 0 } }),
  moves: {
    place: ({ G, playerID }, cell) => {
      if (!(cell in G.cells) || G.cells[cell] === playerID) return INVALID_MOVE;
      G.score[playerID] += G.cells[cell] === null ? 1 : 2;
      G.cells[cell] = playerID;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const port = Number(process.argv[2]);
Server({ games: [grid64], origins: [Origins.LOCALHOST] }).run({ port, lobbyConfig: { apiPort: port + 1 } });
