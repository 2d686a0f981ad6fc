-- JSON: name, telephone, kind of offer, opening hours and price of a frontend (shared/entities/facts.ts).
ALTER TABLE frontends ADD COLUMN facts TEXT NOT NULL DEFAULT '{}';
