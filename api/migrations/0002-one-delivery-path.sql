-- Which release of a module browsers get. The revision moves with every change, so that of two at once one is refused.
CREATE TABLE module_live (
  module_id TEXT PRIMARY KEY,
  -- Null: the module is retired.
  version TEXT,
  changed_by TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  revision INTEGER NOT NULL
) STRICT;

-- A released shell of before rejects a registry without a signature: the program's own takes its place. A version that
-- was blocked is retired.
INSERT INTO module_live (module_id, version, changed_by, changed_at, revision)
  SELECT c.module_id, CASE b.blocked WHEN 1 THEN NULL ELSE c.live_version END,
    coalesce((SELECT actor FROM module_history WHERE module_id = c.module_id AND to_version = c.live_version AND action IN ('promote', 'rollback') ORDER BY id DESC LIMIT 1), 'operator'),
    coalesce((SELECT happened_at FROM module_history WHERE module_id = c.module_id AND to_version = c.live_version AND action IN ('promote', 'rollback') ORDER BY id DESC LIMIT 1), b.published_at),
    c.revision
  FROM module_channels c JOIN module_builds b ON b.module_id = c.module_id AND b.version = c.live_version
  WHERE c.module_id <> 'shell';

DROP TABLE module_channels;
DROP TABLE module_claims;
DROP TABLE canary_reports;
DROP TABLE registry_issue;
ALTER TABLE deploy_tokens DROP COLUMN claims;

ALTER TABLE module_builds DROP COLUMN blocked;
ALTER TABLE module_builds DROP COLUMN stopped;
ALTER TABLE module_builds ADD COLUMN note TEXT NOT NULL DEFAULT '';
-- The digest is now that of the files and the description, without commit and time.
UPDATE module_builds SET digest = NULL;
UPDATE module_builds SET built = json_remove(json_set(built, '$.description.contracts', json_array(json_extract(built, '$.contract'))), '$.contract', '$.shared', '$.version', '$.description.requiresShell')
  WHERE json_extract(built, '$.description') IS NOT NULL;

-- The same with the actions of now.
CREATE TABLE module_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  happened_at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  module_id TEXT NOT NULL,
  action TEXT NOT NULL CHECK (action IN ('publish', 'live', 'rollback', 'retire')),
  from_version TEXT,
  to_version TEXT,
  note TEXT NOT NULL,
  set_id TEXT
) STRICT;
INSERT INTO module_events SELECT id, happened_at, actor, module_id, CASE action WHEN 'promote' THEN 'live' ELSE action END, from_version, to_version, note, set_id
  FROM module_history WHERE action IN ('publish', 'promote', 'rollback');
DROP TABLE module_history;
ALTER TABLE module_events RENAME TO module_history;
CREATE INDEX module_history_of_module ON module_history (module_id, id);
CREATE TRIGGER module_history_is_not_erased BEFORE DELETE ON module_history BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;
CREATE TRIGGER module_history_is_not_rewritten BEFORE UPDATE OF id, happened_at, module_id, action, from_version, to_version, note, set_id ON module_history BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;
CREATE TRIGGER module_history_keeps_its_actors BEFORE UPDATE OF actor ON module_history WHEN new.actor <> '(utente cancellato)' BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;

-- A release that a user gets instead of the live one.
CREATE TABLE module_previews (
  module_id TEXT NOT NULL,
  version TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (module_id, user_id)
) STRICT;

-- What the browsers of signed-in users say of a release that fails, once for each user.
CREATE TABLE module_failures (
  module_id TEXT NOT NULL,
  version TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  detail TEXT NOT NULL,
  failed_at INTEGER NOT NULL,
  PRIMARY KEY (module_id, version, user_id)
) STRICT;
