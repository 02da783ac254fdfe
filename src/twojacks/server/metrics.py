"""Figures for whoever runs the server, in Prometheus' words."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

PROMPT = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """One set per server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.entries = Counter("twojacks_entries", "Entries written, by kind", ["kind"], registry=self.registry)
        self.refused = Counter("twojacks_refused", "Wishes refused, by code", ["code"], registry=self.registry)
        self.commits = Histogram(
            "twojacks_commit_seconds", "Time a transaction took", buckets=PROMPT, registry=self.registry
        )
        self.together = Counter("twojacks_appends", "Appends written, several in a transaction", registry=self.registry)
        self.conflicts = Counter("twojacks_conflicts", "Appends that came second", registry=self.registry)
        self.unavailable = Counter("twojacks_storage_errors", "Transactions that failed", registry=self.registry)
        self.tables = Gauge("twojacks_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("twojacks_connections", "Clients that listen", registry=self.registry)
        self.thinking = Histogram(
            "twojacks_bot_seconds", "Time a bot took", ["bot"], buckets=PROMPT, registry=self.registry
        )

        self._kinds = cache(self.entries.labels)  # Prometheus looks a label up more slowly

    def count_entry(self, kind: str) -> None:
        self._kinds(kind).inc()

    def write(self) -> bytes:
        return generate_latest(self.registry)
