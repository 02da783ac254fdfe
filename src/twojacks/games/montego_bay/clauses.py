"""The clauses of docs/rules/montego-bay.md, numbered for the journal."""

from __future__ import annotations

CLAUSES = (
    *("MB-S1", "MB-S2", "MB-S3", "MB-S4", "MB-S5", "MB-S6", "MB-S7", "MB-S8"),
    *("MB-1.1", "MB-1.2", "MB-1.3", "MB-2.1", "MB-2.2", "MB-2.3"),
    *("MB-3.1", "MB-3.2", "MB-3.3", "MB-3.4", "MB-3.5", "MB-3.6"),
    *("MB-4.1", "MB-4.2", "MB-4.3", "MB-4.4", "MB-4.5", "MB-4.6", "MB-4.7", "MB-4.8", "MB-4.9"),
    *("MB-V1", "MB-V2", "MB-V3", "MB-V4", "MB-P1"),
    *("MB-5.1", "MB-6.1", "MB-6.2", "MB-6.3", "MB-E1", "MB-E2", "MB-E3", "MB-E4"),
)

S6 = CLAUSES.index("MB-S6")
S7 = CLAUSES.index("MB-S7")
HIRE_1 = CLAUSES.index("MB-1.1")
HIRE_3 = CLAUSES.index("MB-1.3")
CARDS_2 = CLAUSES.index("MB-2.2")
CARDS_3 = CLAUSES.index("MB-2.3")
MOVE_1 = CLAUSES.index("MB-3.1")
MOVE_2 = CLAUSES.index("MB-3.2")
MOVE_3 = CLAUSES.index("MB-3.3")
MOVE_4 = CLAUSES.index("MB-3.4")
MOVE_5 = CLAUSES.index("MB-3.5")
LOAD_1 = CLAUSES.index("MB-4.1")
LOAD_3 = CLAUSES.index("MB-4.3")
LOAD_4 = CLAUSES.index("MB-4.4")
LOAD_5 = CLAUSES.index("MB-4.5")
LOAD_6 = CLAUSES.index("MB-4.6")
LOAD_7 = CLAUSES.index("MB-4.7")
LOAD_8 = CLAUSES.index("MB-4.8")
LOAD_9 = CLAUSES.index("MB-4.9")
V1 = CLAUSES.index("MB-V1")
V2 = CLAUSES.index("MB-V2")
V3 = CLAUSES.index("MB-V3")
P1 = CLAUSES.index("MB-P1")
SAIL_1 = CLAUSES.index("MB-5.1")
ORDER_1 = CLAUSES.index("MB-6.1")
ORDER_2 = CLAUSES.index("MB-6.2")
ORDER_3 = CLAUSES.index("MB-6.3")
E1 = CLAUSES.index("MB-E1")
E2 = CLAUSES.index("MB-E2")
E3 = CLAUSES.index("MB-E3")
E4 = CLAUSES.index("MB-E4")
