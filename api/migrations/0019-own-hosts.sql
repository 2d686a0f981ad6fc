-- Hosts of suppliers that serve their microsite: a row is an enabled host.
CREATE TABLE own_hosts (
  host TEXT PRIMARY KEY,
  frontend_id TEXT NOT NULL UNIQUE REFERENCES frontends (id) ON DELETE CASCADE,
  enabled_by TEXT NOT NULL,
  enabled_at INTEGER NOT NULL
) STRICT;
