"""The clauses of docs/rules/halunken-und-spelunken.md, numbered for the journal."""

from __future__ import annotations

CLAUSES = (
    *("HS-S1", "HS-S2", "HS-S3", "HS-S4", "HS-S5", "HS-S6"),
    *("HS-R1", "HS-R2", "HS-R3", "HS-R4", "HS-R5", "HS-R6", "HS-R7", "HS-R8", "HS-R9"),
    *("HS-E1", "HS-E2", "HS-E3", "HS-V1"),
    *("HS-B1", "HS-B2", "HS-B3", "HS-B4", "HS-B5", "HS-B6", "HS-B7", "HS-B8"),
    *("HS-T1", "HS-T2", "HS-T3", "HS-T4", "HS-T5", "HS-T6", "HS-T7"),
)

S4 = CLAUSES.index("HS-S4")
S5 = CLAUSES.index("HS-S5")
R1 = CLAUSES.index("HS-R1")
R2 = CLAUSES.index("HS-R2")
R3 = CLAUSES.index("HS-R3")
R4 = CLAUSES.index("HS-R4")
R5 = CLAUSES.index("HS-R5")
R6 = CLAUSES.index("HS-R6")
R7 = CLAUSES.index("HS-R7")
R8 = CLAUSES.index("HS-R8")
E1 = CLAUSES.index("HS-E1")
E2 = CLAUSES.index("HS-E2")
B1 = CLAUSES.index("HS-B1")
B2 = CLAUSES.index("HS-B2")
B3 = CLAUSES.index("HS-B3")
B4 = CLAUSES.index("HS-B4")
B5 = CLAUSES.index("HS-B5")
B6 = CLAUSES.index("HS-B6")
B7 = CLAUSES.index("HS-B7")
T2 = CLAUSES.index("HS-T2")
T3 = CLAUSES.index("HS-T3")
T4 = CLAUSES.index("HS-T4")
T5 = CLAUSES.index("HS-T5")
T6 = CLAUSES.index("HS-T6")
T7 = CLAUSES.index("HS-T7")
