-- Covers the sum of the stored bytes of uploads, of all users and of one; builds of modules are no uploads.
CREATE INDEX objects_usage ON objects (created_by, size) WHERE substr(folder, 1, 8) <> 'modules/';
-- The oldest of many addresses of one microsite are forgotten.
CREATE INDEX microsite_addresses_of_frontend ON microsite_addresses (frontend_id);
