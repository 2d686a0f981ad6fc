-- Alt texts and focal points of a frontend's pictures by file name, as JSON.
ALTER TABLE frontends ADD COLUMN alt_texts TEXT NOT NULL DEFAULT '{}';
-- A hash of what publication would make public; empty for a row that was saved before this column existed.
ALTER TABLE frontends ADD COLUMN public_hash TEXT NOT NULL DEFAULT '';

-- One row per frontend that was ever published. It outlives the frontend, so that its address answers 410.
CREATE TABLE microsites (
  frontend_id TEXT PRIMARY KEY,
  -- The address of the last published snapshot.
  url_key TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('published', 'withdrawn')),
  -- Grows by one at each publication and withdrawal.
  revision INTEGER NOT NULL,
  -- The revision of the last published snapshot.
  snapshot INTEGER NOT NULL,
  public_hash TEXT NOT NULL,
  supplier_name TEXT NOT NULL,
  -- JSON: the public languages, and what lists of microsites show.
  languages TEXT NOT NULL,
  card TEXT NOT NULL,
  first_published_at INTEGER NOT NULL,
  published_at INTEGER NOT NULL,
  published_by TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX published_microsites ON microsites (url_key) WHERE state = 'published';

-- The snapshot of each publication as JSON; the last one and the one before are kept.
CREATE TABLE microsite_snapshots (
  frontend_id TEXT NOT NULL REFERENCES frontends (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  document TEXT NOT NULL,
  public_hash TEXT NOT NULL,
  PRIMARY KEY (frontend_id, revision)
) STRICT;

-- The pictures of a snapshot. They pin their objects: a pinned object is not deleted with its file.
CREATE TABLE microsite_pictures (
  frontend_id TEXT NOT NULL,
  revision INTEGER NOT NULL,
  folder TEXT NOT NULL,
  name TEXT NOT NULL,
  blob TEXT NOT NULL,
  type TEXT NOT NULL,
  PRIMARY KEY (frontend_id, revision, name),
  FOREIGN KEY (frontend_id, revision) REFERENCES microsite_snapshots (frontend_id, revision) ON DELETE CASCADE
) STRICT;
CREATE INDEX microsite_pictures_by_blob ON microsite_pictures (blob);
CREATE INDEX microsite_pictures_by_file ON microsite_pictures (folder, name);

-- Every address that a frontend was ever published at: an old one leads to the present one.
CREATE TABLE microsite_addresses (
  url_key TEXT PRIMARY KEY,
  frontend_id TEXT NOT NULL
) STRICT;

INSERT INTO revisions (entity, revision) VALUES ('microsites', 1);
