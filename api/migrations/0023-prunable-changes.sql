-- Finds the entries whose contents are due for deletion without reading those that have none any more.
CREATE INDEX changes_with_contents ON changes (happened_at) WHERE label IS NOT NULL;
