-- SQLite reads both tables by their indexes and merges them only when each column has the same type in both.
DROP VIEW all_changes;
CREATE VIEW all_changes AS
SELECT id, happened_at, actor, actor_role, action, entity, record_id, label, difference, request_id, batch, CAST(NULL AS TEXT) AS before, CAST(NULL AS TEXT) AS after, 0 AS is_old FROM changes
UNION ALL
SELECT id, happened_at, actor, actor_role, action, entity, record_id, CAST(nullif(label, '') AS TEXT), CAST(NULL AS TEXT), request_id, CAST(NULL AS TEXT), before, after, 1 FROM old_changes;
