"""Features of views: every number and every bit of a record, under its name."""

from __future__ import annotations

from typing import Any

import numpy as np

from tests.tables import Table, every_table, some_decisions
from twojacks.kernel.features import LEFT_OUT, layout_of, write_features


def by_hand(table: Table, view: Any) -> list[int]:
    """Field by field, as the documentation has it: numbers as they are, sets member by member."""
    found: list[int] = []
    for name in view.dtype.names:
        value = view[name]
        if name in LEFT_OUT:
            continue
        wide = value.dtype.itemsize * 8
        for number in np.ravel(value).tolist():
            is_set = value.dtype.kind == "u" or wide == 64
            found += [number >> member & 1 for member in range(wide)] if is_set else [number]
    return found


@every_table
def test_features_are_the_record_written_out(table: Table) -> None:
    layout = layout_of(table.game)
    out = np.zeros(layout.size, np.int16)
    for match in some_decisions(table, games=2, every=9):
        view = match.observe(match.to_act[0])
        write_features(np.frombuffer(view.tobytes(), np.int8), layout.plan, out)
        assert out.tolist() == by_hand(table, view)


@every_table
def test_every_feature_has_a_name_of_its_own_and_a_range(table: Table) -> None:
    layout = layout_of(table.game)
    assert len(set(layout.names)) == len(layout.names) == layout.size == layout.fields[-1].stop
    assert {"players", "hirer", "supply[3]" if table.name == "montego-bay" else "crews[4][41]"} <= set(layout.names)
    assert {field.range for field in layout.fields if field.is_set} == {(0, 1)}
