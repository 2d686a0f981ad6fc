-- The key that lists are sorted by (shared/entities/lists/order-key.ts). Null for a row that was saved before
-- this column existed: the next reader of the list fills it in.
ALTER TABLE suppliers ADD COLUMN sort_key TEXT;
ALTER TABLE frontends ADD COLUMN sort_key TEXT;
CREATE INDEX suppliers_in_order ON suppliers (sort_key, tax_id);
CREATE INDEX frontends_in_order ON frontends (sort_key, url);
DROP INDEX frontends_by_url;
