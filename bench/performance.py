"""docs/performance.md out of kept figures: what stands between its marks, and its plots.

    python bench/performance.py

Figures are measured by bench/peers.py, which calls this afterwards, and kept in bench/measured: ``processor.json``, and
``gpu.json``, which only a machine with a GPU can measure anew. All between the marks is out of these files, tables and
pictures out of their figures. Their ``note`` alone is prose that somebody may write after a run: what no script knows,
such as how other runs came out. The next run forgets it.
"""

from __future__ import annotations

import json
import platform
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import charts

ROOT = Path(__file__).parents[1]
DOCUMENT, PICTURES = ROOT / "docs" / "performance.md", ROOT / "docs" / "pictures"
MEASURED = Path(__file__).parent / "measured"
BEGIN, END = "<!-- written by bench/peers.py -->\n", "<!-- to here -->\n"

Figures = dict[str, Any]
Points = list[tuple[int, float]]

# What the page promises, as ratios of one run: a row of ours, and a peer's.
PROMISES = (
    ("whole games", "open_spiel", "goofspiel, 4 players, C++"),
    ("whole games", "open_spiel", "goofspiel, 4 players, Python loop"),
    ("PettingZoo", "pettingzoo", "connect four"),
    ("Gymnasium", "pettingzoo", "connect four"),
)


def read_figures(name: str) -> Figures:
    return dict(json.loads((MEASURED / f"{name}.json").read_text("utf-8")))


def keep_figures(name: str, figures: Figures) -> None:
    (MEASURED / f"{name}.json").write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", "utf-8")


def stamp(machine: str, *libraries: str) -> Figures:
    """When, where and with what something is measured."""
    found = {"python": platform.python_version()}
    for library in libraries:
        try:
            found[library] = version(library)
        except PackageNotFoundError:
            continue
    return {"measured": time.strftime("%Y-%m-%d", time.gmtime()), "machine": machine, "versions": found}


def describe_stamp(figures: Figures) -> str:
    versions = ", ".join(f"{name} {number}" for name, number in figures["versions"].items())
    return f"Measured on {figures['measured']} on {figures['machine']} ({versions})"


# The processor


def write_processor(figures: Figures) -> str:
    return (
        f"{describe_stamp(figures)}: medians of {figures['rounds']} rounds. "
        f"{describe_others(figures['others'], figures['first'])}{describe_note(figures)}\n\n{write_table(figures)}\n\n"
        f"![Decisions per second on one core](pictures/peers.svg)\n\n{write_ratios(figures)}\n"
    )


def describe_others(busy: list[float], first: bool) -> str:
    """What other programs did just before and just after, in cores; ``first``: meanwhile they had to wait."""
    before, after = busy
    if max(busy) < 0.2:
        return "The machine had nothing else to do."
    told = f"Other programs kept {before:.1f} cores busy just before and {after:.1f} just after"
    if first:
        return f"{told}; in between everything measured had priority over them."
    return (
        f"{told}: figures are too low, those for the machine most of all, and only ratios of like with like say "
        "something."
    )


def describe_note(figures: Figures) -> str:
    """What somebody wrote beside the figures afterwards, if anybody did."""
    return f" {figures['note']}" if figures["note"] else ""


def write_table(figures: Figures) -> str:
    lines = [
        "| library | plays | decisions/s, one core | decisions/s, machine | machine ∕ core |",
        "|---|---|--:|--:|--:|",
    ]
    for row in by_speed(figures["rows"]):
        number = figures["versions"].get(row["library"], "")
        name = f"**Two Jacks** {number}" if row["ours"] else f"{row['library']} {number}"
        share = row["machine"] / row["core"]
        lines.append(f"| {name} | {row['plays']} | {row['core']:,.0f} | {row['machine']:,.0f} | {share:.2f} |")
    return "\n".join(lines)


def by_speed(rows: list[Figures]) -> list[Figures]:
    return sorted(rows, key=lambda row: -row["core"])


def write_ratios(figures: Figures) -> str:
    core = {(row["library"], row["plays"]): row["core"] for row in figures["rows"]}
    lines = []
    for game in figures["growth"]:
        for kind, *peer in PROMISES:
            ours, theirs = core.get(("twojacks", f"{game}, {kind}")), core.get((peer[0], peer[1]))
            if ours and theirs:
                lines.append(f"- {game}, {kind}: {ours / theirs:.1f} times {peer[0]}, {peer[1]}.")
    return "\n".join(lines)


# Growth


def write_growth(columns: dict[str, Points]) -> str:
    """A row for each number of games."""
    sizes = [games for games, _ in next(iter(columns.values()))]
    lines = ["| games | " + " | ".join(columns) + " |", "|--:|" + "--:|" * len(columns)]
    for place, games in enumerate(sizes):
        lines.append(f"| {games:,} | " + " | ".join(f"{points[place][1]:,.0f}" for points in columns.values()) + " |")
    return "\n".join(lines)


def processor_growth(figures: Figures) -> dict[str, Points]:
    return {
        f"{game}, {what}": [(games, rate) for games, rate in points]
        for game, columns in figures["growth"].items()
        for what, points in columns.items()
    }


def gpu_growth(figures: Figures) -> dict[str, Points]:
    return {
        f"{game}, {what}": [(row[0], row[place]) for row in rows]
        for game, rows in figures["growth"].items()
        for place, what in ((1, "Batch"), (2, "Batch with observations"))
    }


# The GPU


def write_gpu(figures: Figures) -> str:
    same = all(row["same"] for row in figures["settings"])
    checked = (
        f"Final records, scores and lengths of {figures['games']:,} games of every setting, and every array of a batch "
        f"after the same actions, {'are' if same else 'ARE NOT'} those of the processor, byte by byte."
    )
    return (
        f"{describe_stamp(figures)} by bench/gpu.py; pgx with JAX in the same run on the same GPU. {checked}\n\n"
        f"{write_settings(figures)}\n\n{write_gpu_peers(figures)}\n\n"
        f"![Decisions per second on one GPU](pictures/gpu.svg)\n\n{figures['note']}\n"
    )


def write_settings(figures: Figures) -> str:
    step = f"`Batch.step` from PyTorch, {figures['batch']:,} games"
    lines = [
        f"| game | variant | players | kernel | `simulate`, results copied back | {step} | all cores beside it |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for row in figures["settings"]:
        rates = " | ".join(f"{row[name]:,.0f}" for name in ("kernel", "simulate", "torch", "cores"))
        lines.append(f"| {row['game']} | {row['variant']} | {row['players']} | {rates} |")
    return "\n".join(lines)


def write_gpu_peers(figures: Figures) -> str:
    peers = figures["peers"]
    lines = [f"| pgx, {peers['games']:,} games at once | steps/s |", "|---|--:|"]
    return "\n".join([*lines, *(f"| {name} | {rate:,.0f} |" for name, rate in peers["steps"].items())])


# The page


def write_part(processor: Figures, gpu: Figures) -> str:
    return f"""{write_processor(processor)}
## By the number of games

On all cores: random games of `simulate`, by how many it is asked for in one call, and decisions of a `Batch` of so many
games, chosen at random and stepped, without and with observations (int16).

{write_growth(processor_growth(processor))}

![Growth](pictures/growth.svg)

## On a GPU

{write_gpu(gpu)}
Batches by their size, on the same GPU:

{write_growth(gpu_growth(gpu))}

![Growth on a GPU](pictures/growth-gpu.svg)
"""


def draw(processor: Figures, gpu: Figures) -> dict[str, str]:
    """Pictures by the names of their files."""
    bars = [
        charts.Bar(f"{row['library']}: {row['plays']}", row["core"], row["ours"]) for row in by_speed(processor["rows"])
    ]
    games = [
        charts.Bar(f"twojacks: {row['game']}, {row['variant']}, {row['players']}", row["kernel"], True)
        for row in gpu["settings"]
    ]
    peers = [charts.Bar(f"pgx: {name}", rate, False) for name, rate in gpu["peers"]["steps"].items()]
    fastest = sorted([*games, *peers], key=lambda bar: -bar.value)
    growth = "Decisions per second, by the number of games"
    return {
        "peers.svg": charts.draw_bars("Decisions per second on one core", bars),
        "growth.svg": charts.draw_lines(growth, processor_growth(processor)),
        "gpu.svg": charts.draw_bars("Decisions per second on one GPU", fastest),
        "growth-gpu.svg": charts.draw_lines(f"{growth}, on one GPU", gpu_growth(gpu)),
    }


def written_part(document: str) -> str:
    """What stands between the marks."""
    return document.partition(BEGIN)[2].partition(END)[0]


def write_document() -> None:
    processor, gpu = read_figures("processor"), read_figures("gpu")
    for name, picture in draw(processor, gpu).items():
        (PICTURES / name).write_text(picture, "utf-8")
    before, _, rest = DOCUMENT.read_text("utf-8").partition(BEGIN)
    DOCUMENT.write_text(f"{before}{BEGIN}\n{write_part(processor, gpu)}\n{END}{rest.partition(END)[2]}", "utf-8")


if __name__ == "__main__":
    write_document()
