"""The server. Packages import from left to right only: table, storage, live, wire, hosting."""
