-- One row per published build; its files are rows of `objects` in the folder modules/<id>/<version>.
CREATE TABLE module_builds (
  module_id TEXT NOT NULL,
  version TEXT NOT NULL,
  -- What the build says of itself, as JSON.
  built TEXT NOT NULL,
  size INTEGER NOT NULL,
  blocked INTEGER NOT NULL DEFAULT 0,
  published_by TEXT NOT NULL,
  published_at INTEGER NOT NULL,
  PRIMARY KEY (module_id, version)
) STRICT;
CREATE INDEX module_builds_by_age ON module_builds (module_id, published_at);

-- Which build is live. The revision moves with every change, so that of two at once one is refused.
CREATE TABLE module_channels (
  module_id TEXT PRIMARY KEY,
  live_version TEXT NOT NULL,
  canary_version TEXT,
  canary_percent INTEGER,
  revision INTEGER NOT NULL
) STRICT;

CREATE TABLE module_history (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  happened_at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  module_id TEXT NOT NULL,
  action TEXT NOT NULL CHECK (action IN ('publish', 'promote', 'rollback', 'canary', 'end-canary', 'stop-canary', 'block', 'unblock')),
  from_version TEXT,
  to_version TEXT,
  note TEXT NOT NULL
) STRICT;
CREATE INDEX module_history_of_module ON module_history (module_id, id);
CREATE TRIGGER module_history_is_not_rewritten BEFORE UPDATE ON module_history BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;
CREATE TRIGGER module_history_is_not_erased BEFORE DELETE ON module_history BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;

CREATE TABLE deploy_tokens (
  id TEXT PRIMARY KEY,
  module_id TEXT NOT NULL,
  -- Only its hash: a stolen database deploys nothing.
  token_hash TEXT NOT NULL UNIQUE,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX deploy_tokens_of_module ON deploy_tokens (module_id);

-- What browsers say of a canary: how often it was shown, and how often it failed.
CREATE TABLE module_reports (
  module_id TEXT NOT NULL,
  version TEXT NOT NULL,
  shown INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (module_id, version)
) STRICT;

INSERT INTO revisions (entity, revision) VALUES ('modules', 1);
