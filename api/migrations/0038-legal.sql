-- The kind of offer of a microsite, and the codes of its lodgings, as JSON.
ALTER TABLE frontends ADD COLUMN legal TEXT NOT NULL DEFAULT '{}';
