-- How many rows a paged list has, kept by triggers: its pages say it, and a count reads every row. Null for other lists.
ALTER TABLE revisions ADD COLUMN row_count INTEGER;
UPDATE revisions SET row_count = (SELECT count(*) FROM suppliers) WHERE entity = 'suppliers';
UPDATE revisions SET row_count = (SELECT count(*) FROM frontends) WHERE entity = 'frontends';
CREATE TRIGGER added_suppliers_are_counted AFTER INSERT ON suppliers BEGIN UPDATE revisions SET row_count = row_count + 1 WHERE entity = 'suppliers'; END;
CREATE TRIGGER deleted_suppliers_are_not_counted AFTER DELETE ON suppliers BEGIN UPDATE revisions SET row_count = row_count - 1 WHERE entity = 'suppliers'; END;
CREATE TRIGGER added_frontends_are_counted AFTER INSERT ON frontends BEGIN UPDATE revisions SET row_count = row_count + 1 WHERE entity = 'frontends'; END;
CREATE TRIGGER deleted_frontends_are_not_counted AFTER DELETE ON frontends BEGIN UPDATE revisions SET row_count = row_count - 1 WHERE entity = 'frontends'; END;
