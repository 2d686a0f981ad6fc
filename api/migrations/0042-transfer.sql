-- A move of all data to another installation that this database takes part in (api/src/transfer).
CREATE TABLE transfer (
  only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
  id TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('source', 'target')),
  state TEXT NOT NULL CHECK (state IN ('open', 'finished')),
  -- 1 within a write of the transfer itself; all other writes are refused.
  writing INTEGER NOT NULL DEFAULT 0,
  -- Of a target, JSON: the triggers that are absent meanwhile.
  triggers TEXT NOT NULL DEFAULT '[]',
  -- Of a target: its highest revision before, which later ones must exceed.
  last_revision INTEGER NOT NULL DEFAULT 0,
  began_at INTEGER NOT NULL
) STRICT;
