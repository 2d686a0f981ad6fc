-- The checks that staff accepted for single texts, by a hash of the text and its source, as JSON.
ALTER TABLE frontends ADD COLUMN dismissed_checks TEXT NOT NULL DEFAULT '{}';
