-- When work that runs by itself last ended: the daily maintenance.
CREATE TABLE last_runs (
  job TEXT PRIMARY KEY,
  -- Milliseconds since 1970.
  ended_at INTEGER NOT NULL
) STRICT;
