-- The list of the trash reads no document: one may be a megabyte long, and the columns behind it are on its last page.
CREATE INDEX trash_list ON trash (id, entity, record_id, label, place, deleted_by, deleted_at, purge_at);
-- The entries whose files are still in the folder of the record.
CREATE INDEX trash_without_files ON trash (id) WHERE has_own_files = 0;
