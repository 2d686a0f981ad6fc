import type { MicrositeCard } from '@wabu/shared/entities/microsite';
import { SEARCH_MAX_PAGE, SEARCH_PAGE_SIZE } from '@wabu/shared/entities/search/search';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { exists, holds } from '../../platform/guarded-write.ts';
import type { Database, Row, Statement } from '../../platform/platform.ts';
import { jsonParts } from '../../records/store/json-parts.ts';

/**
 * What is searched of a published microsite in one language. Every folded word begins with the code of its
 * language (`depizza`): one index serves nine languages, and a search reads the words of its language only.
 */
export interface SearchDocument {
  language: LanguageCode;
  name: string;
  town: string;
  /** For excerpts; it may be shorter than the searched text. */
  text: string;
  nameTerms: string;
  townTerms: string;
  headingTerms: string;
  textTerms: string;
}

/** Replaces the documents of a microsite. Triggers update the index, and remove withdrawn microsites. */
export const replaceDocuments = (frontendId: string, documents: SearchDocument[]): Statement[] => [
  { sql: 'DELETE FROM search_documents WHERE frontend_id = ?', args: [frontendId] },
  ...jsonParts(documents).map((part) => ({
    sql: `INSERT INTO search_documents (frontend_id, language, name, town, text,
              name_terms, town_terms, heading_terms, text_terms)
            SELECT ?, value ->> 'language', value ->> 'name', value ->> 'town', value ->> 'text',
              value ->> 'nameTerms', value ->> 'townTerms', value ->> 'headingTerms', value ->> 'textTerms'
            FROM json_each(?)`,
    args: [frontendId, part],
  })),
];

/** The columns that each step searches: the name first, then more; the last step searches all. */
const STEPS = ['{name_terms} : ', '{name_terms town_terms heading_terms} : ', ''];

/**
 * The maximum number of documents that a step ranks, the newest ones. Two letters may begin a word of every
 * document, and to rank all of them takes too long.
 */
const MAX_RANKED = SEARCH_MAX_PAGE * SEARCH_PAGE_SIZE;

/**
 * The number of all matches, and at least `wanted` of the best ones: matches in the name come before those in
 * the town and in headings, and these before those in the text; within each of them by bm25.
 */
export async function findMatches(
  database: Database,
  expression: string,
  wanted: number,
): Promise<{ total: number; ids: number[] }> {
  const [counted] = await database.query(
    'SELECT count(*) AS total FROM search_index WHERE search_index MATCH ?',
    [expression],
  );
  const total = Number(counted?.total);
  const ids = new Set<number>();
  for (const columns of STEPS) {
    if (ids.size >= Math.min(wanted, total)) break;
    const rows = await database.query(
      `SELECT rowid AS id, bm25(search_index, 4, 2, 2, 1) AS score FROM search_index
       WHERE search_index MATCH ? ORDER BY rowid DESC LIMIT ${MAX_RANKED}`,
      [`${columns}(${expression})`],
    );
    for (const { id } of rows.sort(byScore)) ids.add(Number(id));
  }
  return { total, ids: [...ids] };
}

/** A better match has a smaller score (sqlite.org/fts5.html, 5.1.1); of equals the newer comes first. */
const byScore = (a: Row, b: Row) =>
  Number(a.score) - Number(b.score) || Number(b.id) - Number(a.id);

export interface FoundDocument {
  card: MicrositeCard;
  name: string;
  town: string;
  text: string;
}

export async function readDocuments(database: Database, ids: number[]): Promise<FoundDocument[]> {
  const rows = await database.query(
    `SELECT id, card, name, town, text FROM search_documents
     JOIN microsites ON microsites.frontend_id = search_documents.frontend_id
     WHERE id IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(ids)],
  );
  const byId = new Map(rows.map((row) => [Number(row.id), row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toFound(row)];
  });
}

const toFound = ({ card, name, town, text }: Row): FoundDocument => ({
  card: JSON.parse(String(card)) as MicrositeCard,
  name: String(name),
  town: String(town),
  text: String(text),
});

/** True when an indexed word begins with `term`, which begins with its language. */
export const isBeginning = (database: Database, term: string) =>
  holds(
    database,
    exists('search_vocabulary WHERE term >= ? AND term < ?', term, `${term}\u{10FFFF}`),
  );

/** Those of the terms that are indexed, the most frequent first. */
export async function findTerms(database: Database, terms: string[]): Promise<string[]> {
  const rows = await database.query(
    `SELECT search_vocabulary.term FROM json_each(?) JOIN search_vocabulary
     ON search_vocabulary.term = json_each.value ORDER BY search_vocabulary.doc DESC LIMIT 5`,
    [JSON.stringify(terms)],
  );
  return rows.map(({ term }) => String(term));
}
