import { ERASED_USER, type PersonKey } from '@wabu/shared/entities/privacy/person';
import type { Database, Statement } from '../platform/platform.ts';
import { isFile, isOfFrontend } from './personal-data-repository.ts';
import { bind, type Scope } from './scope-repository.ts';

export async function readCompleted(database: Database): Promise<Set<string>> {
  const rows = await database.query('SELECT kind, record_id FROM erasures');
  return new Set(rows.map(({ kind, record_id }) => `${kind}:${record_id}`));
}

export const insertCompleted = ({ kind, id }: PersonKey, now: number): Statement => ({
  sql: 'INSERT OR IGNORE INTO erasures (kind, record_id, erased_at) VALUES (?, ?, ?)',
  args: [kind, id, now],
});

/** Takes the names of a user out of the origins of the texts of deleted frontends. */
export const eraseTrashedAuthors = ({ kind, names }: Scope): Statement[] =>
  (kind === 'user' ? names : []).map((name) => ({
    sql: `UPDATE trash SET document = replace(document, ?1, ?2)
          WHERE entity = 'frontend' AND instr(document, ?1)`,
    args: [authorIs(name), authorIs(ERASED_USER)],
  }));

const authorIs = (name: string) => `"author":${JSON.stringify(name)}`;

/** The objects of a person's files, snapshots and previews. */
export async function readBlobs(database: Database, scope: Scope): Promise<string[]> {
  const { sql, args } = bind(
    `SELECT blob FROM objects WHERE ${isFile}
     UNION SELECT blob FROM microsite_pictures WHERE ${isOfFrontend}
     UNION SELECT value ->> 'blob' FROM previews, json_each(previews.pictures) WHERE ${isOfFrontend}`,
    scope,
  );
  return (await database.query(sql, args)).map(({ blob }) => String(blob));
}

/** Marks objects as orphans of the beginning of time, unless something still refers to the files that they are of. */
export const markForDeletion = (objects: { name: string; of: string }[]): Statement => ({
  sql: `INSERT OR REPLACE INTO orphans (blob, seen_at) SELECT value ->> 'name', 0 FROM json_each(?)
          WHERE value ->> 'of' NOT IN (SELECT blob FROM objects)
            AND value ->> 'of' NOT IN (SELECT blob FROM microsite_pictures)`,
  args: [JSON.stringify(objects)],
});

/**
 * Merges the index into one segment, in which words are corrected up to five times faster. Deleted documents
 * leave marks only, so their words stay in the file until then (sqlite.org/fts5.html, 6.9). FTS5's
 * `secure-delete` removes them at once, and damages the index in SQLite 3.45.
 */
export async function dropDeletedWords(database: Database): Promise<void> {
  await database.write([{ sql: "INSERT INTO search_index (search_index) VALUES ('optimize')" }]);
  // The index of requests may be large: others write between the steps, and the next day continues.
  const merge = "INSERT INTO request_index (request_index, rank) VALUES ('merge', ?)";
  for (let step = 0; step < MERGE_STEPS; step += 1)
    await database.write([{ sql: merge, args: [step === 0 ? -MERGED_PAGES : MERGED_PAGES] }]);
}

const MERGE_STEPS = 16;
const MERGED_PAGES = 250;
