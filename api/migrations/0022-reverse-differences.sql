-- Entries with reverse differences. The earlier entries, with the record before and after, keep their rows in
-- old_changes: maintenance moves them here, so that this file takes no longer with many of them.
ALTER TABLE changes RENAME TO old_changes;
DROP TRIGGER changes_are_not_rewritten;
DROP TRIGGER changes_are_not_erased;

CREATE TABLE changes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  happened_at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  actor_role TEXT NOT NULL,
  action TEXT NOT NULL,
  entity TEXT NOT NULL,
  record_id TEXT NOT NULL,
  -- The name of the record; null once the contents are deleted.
  label TEXT,
  -- JSON: what gives back the record before the entry, with tax codes masked (api/src/store/change-repository.ts).
  difference TEXT,
  request_id TEXT NOT NULL,
  -- Shared by the entries of one action; null for an earlier entry.
  batch TEXT
) STRICT;
CREATE INDEX changes_by_record ON changes (entity, record_id, id);
CREATE INDEX changes_by_time ON changes (happened_at);
CREATE INDEX changes_by_actor ON changes (actor);
CREATE INDEX changes_by_entity ON changes (entity);
CREATE INDEX changes_by_action ON changes (action);
CREATE INDEX changes_of_batch ON changes (batch) WHERE batch IS NOT NULL;

-- Numbers are not given twice.
INSERT INTO sqlite_sequence (name, seq) SELECT 'changes', seq FROM sqlite_sequence WHERE name = 'old_changes';

-- Only the contents of an entry can be deleted.
CREATE TRIGGER changes_keep_who_and_when BEFORE UPDATE ON changes WHEN NOT (new.id = old.id AND new.happened_at = old.happened_at AND new.actor = old.actor AND new.actor_role = old.actor_role AND new.action = old.action AND new.entity = old.entity AND new.record_id = old.record_id AND new.request_id = old.request_id AND new.batch IS old.batch AND new.label IS NULL AND new.difference IS NULL) BEGIN SELECT RAISE(ABORT, 'changes are append-only'); END;
CREATE TRIGGER changes_are_not_erased BEFORE DELETE ON changes BEGIN SELECT RAISE(ABORT, 'changes are append-only'); END;
CREATE TRIGGER old_changes_are_not_rewritten BEFORE UPDATE ON old_changes BEGIN SELECT RAISE(ABORT, 'changes are append-only'); END;
CREATE TRIGGER old_changes_are_only_moved BEFORE DELETE ON old_changes WHEN NOT EXISTS (SELECT 1 FROM changes WHERE id = old.id) BEGIN SELECT RAISE(ABORT, 'changes are append-only'); END;

CREATE VIEW all_changes AS
SELECT id, happened_at, actor, actor_role, action, entity, record_id, label, difference, request_id, batch, NULL AS before, NULL AS after, 0 AS is_old FROM changes
UNION ALL
SELECT id, happened_at, actor, actor_role, action, entity, record_id, label, NULL, request_id, NULL, before, after, 1 FROM old_changes;
