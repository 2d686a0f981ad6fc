-- The link under which the supplier of the microsite reads a request and proposes an answer.
ALTER TABLE requests ADD COLUMN supplier_link_hash TEXT;
ALTER TABLE requests ADD COLUMN supplier_link_until INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX requests_of_supplier_link ON requests (supplier_link_hash);
