-- SHA-256 of the build's module.json, which names every file with its hash; null: published by an earlier server.
ALTER TABLE module_builds ADD COLUMN digest TEXT;
-- The signed statement of its release check, with its signer, as JSON; null: it is not checked.
ALTER TABLE module_builds ADD COLUMN release_check TEXT;
