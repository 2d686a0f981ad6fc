-- The files of a deleted record are rows of `objects` in a folder of its entry, `[Trash]/<id>`. 0 for an entry from
-- before: its files are still in the folder of the record, until maintenance moves them.
ALTER TABLE trash ADD COLUMN has_own_files INTEGER NOT NULL DEFAULT 0;
-- Where the record was, without tax code: the supplier of a frontend, the folder of a file.
ALTER TABLE trash ADD COLUMN place TEXT NOT NULL DEFAULT '';
-- The password hash of a deleted user. Apart from the document, which may be shown and exported.
ALTER TABLE trash ADD COLUMN password TEXT;
CREATE INDEX trash_of_record ON trash (entity, record_id);
