-- Which erasures of persons this database has completed. The list of all of them is kept beside it, so that a
-- restored database is seen to lack the later ones. The ids are those of the records, and say nothing of a person.
CREATE TABLE erasures (
  kind TEXT NOT NULL,
  record_id TEXT NOT NULL,
  erased_at INTEGER NOT NULL,
  PRIMARY KEY (kind, record_id)
) STRICT;

-- Finds deleted records without reading the whole history.
CREATE INDEX deletions ON changes (entity, record_id) WHERE action = 'delete';

-- As before, and an erasure also takes the name of a user out of its entries, and the path of a file.
DROP TRIGGER changes_keep_who_and_when;
CREATE TRIGGER changes_keep_who_and_when BEFORE UPDATE ON changes WHEN NOT (new.id = old.id AND new.happened_at = old.happened_at AND (new.actor = old.actor OR new.actor = '(utente cancellato)') AND new.actor_role = old.actor_role AND new.action = old.action AND new.entity = old.entity AND (new.record_id = old.record_id OR (old.entity = 'file' AND new.record_id = '')) AND new.request_id = old.request_id AND new.batch IS old.batch AND (new.label IS NULL OR new.label = old.label) AND (new.difference IS NULL OR new.difference = old.difference)) BEGIN SELECT RAISE(ABORT, 'changes are append-only'); END;
DROP TRIGGER old_changes_are_not_rewritten;
CREATE TRIGGER old_changes_keep_who_and_when BEFORE UPDATE ON old_changes WHEN NOT (new.id = old.id AND new.happened_at = old.happened_at AND (new.actor = old.actor OR new.actor = '(utente cancellato)') AND new.actor_role = old.actor_role AND new.action = old.action AND new.entity = old.entity AND (new.record_id = old.record_id OR (old.entity = 'file' AND new.record_id = '')) AND new.request_id = old.request_id AND new.label IN ('', old.label) AND (new.before IS NULL OR new.before = old.before) AND (new.after IS NULL OR new.after = old.after)) BEGIN SELECT RAISE(ABORT, 'changes are append-only'); END;
DROP VIEW all_changes;
CREATE VIEW all_changes AS
SELECT id, happened_at, actor, actor_role, action, entity, record_id, label, difference, request_id, batch, NULL AS before, NULL AS after, 0 AS is_old FROM changes
UNION ALL
SELECT id, happened_at, actor, actor_role, action, entity, record_id, nullif(label, ''), NULL, request_id, NULL, before, after, 1 FROM old_changes;

-- The history of modules stays, but for the name of an erased user.
DROP TRIGGER module_history_is_not_rewritten;
CREATE TRIGGER module_history_is_not_rewritten BEFORE UPDATE OF id, happened_at, module_id, action, from_version, to_version, note, set_id ON module_history BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;
CREATE TRIGGER module_history_keeps_its_actors BEFORE UPDATE OF actor ON module_history WHEN new.actor <> '(utente cancellato)' BEGIN SELECT RAISE(ABORT, 'module history is append-only'); END;
