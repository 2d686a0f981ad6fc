-- The number of sections, so that the list need not read the texts.
ALTER TABLE frontends ADD COLUMN section_count INTEGER NOT NULL DEFAULT 0;
UPDATE frontends SET section_count = json_array_length(sections) WHERE json_valid(sections);
