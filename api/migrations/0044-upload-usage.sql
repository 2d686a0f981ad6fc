-- The bytes of the uploads of each user, kept by triggers, so that no upload adds up all files. Builds of modules are
-- no uploads.
CREATE TABLE upload_usage (
  created_by TEXT PRIMARY KEY,
  bytes INTEGER NOT NULL
) STRICT;
INSERT INTO upload_usage (created_by, bytes) SELECT created_by, sum(size) FROM objects WHERE substr(folder, 1, 8) <> 'modules/' GROUP BY created_by;
CREATE TRIGGER uploads_are_added AFTER INSERT ON objects WHEN substr(new.folder, 1, 8) <> 'modules/' BEGIN INSERT INTO upload_usage (created_by, bytes) VALUES (new.created_by, new.size) ON CONFLICT (created_by) DO UPDATE SET bytes = bytes + excluded.bytes; END;
CREATE TRIGGER uploads_are_subtracted AFTER DELETE ON objects WHEN substr(old.folder, 1, 8) <> 'modules/' BEGIN UPDATE upload_usage SET bytes = bytes - old.size WHERE created_by = old.created_by; DELETE FROM upload_usage WHERE created_by = old.created_by AND bytes <= 0; END;
-- A replaced file counts for its new author; a file that only moves, for example to the trash, changes nothing.
CREATE TRIGGER uploads_change_hands AFTER UPDATE OF size, created_by ON objects WHEN substr(new.folder, 1, 8) <> 'modules/' AND (new.size <> old.size OR new.created_by <> old.created_by) BEGIN UPDATE upload_usage SET bytes = bytes - old.size WHERE created_by = old.created_by; INSERT INTO upload_usage (created_by, bytes) VALUES (new.created_by, new.size) ON CONFLICT (created_by) DO UPDATE SET bytes = bytes + excluded.bytes; DELETE FROM upload_usage WHERE created_by = old.created_by AND bytes <= 0; END;
DROP INDEX objects_usage;
