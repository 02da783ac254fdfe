"""Prometheus metrics for the operator of the server."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """One registry per server, because tests run several servers in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.entries = Counter("twojacks_entries", "Entries written, by kind", ["kind"], registry=self.registry)
        self.refused = Counter("twojacks_refused", "Commands refused, by code", ["code"], registry=self.registry)
        self.commits = Histogram(
            "twojacks_commit_seconds", "Duration of a transaction", buckets=SECONDS, registry=self.registry
        )
        self.writes = Counter("twojacks_appends", "Appends written, several per transaction", registry=self.registry)
        self.conflicts = Counter("twojacks_conflicts", "Appends that lost a race", registry=self.registry)
        self.unavailable = Counter("twojacks_storage_errors", "Transactions that failed", registry=self.registry)
        self.tables = Gauge("twojacks_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("twojacks_connections", "Connected clients", registry=self.registry)
        self.thinking = Histogram(
            "twojacks_bot_seconds", "Time a bot took to decide", ["bot"], buckets=SECONDS, registry=self.registry
        )
        self._entries_of_kind = cache(self.entries.labels)  # Prometheus' own lookup of a label is slower

    def count_entry(self, kind: str) -> None:
        self._entries_of_kind(kind).inc()

    def write(self) -> bytes:
        return generate_latest(self.registry)
