import type { ProvenanceRow } from '@wabu/shared/entities/translation-provenance';
import type { Database, Row, Statement } from '../../platform/platform.ts';

/** All provenance rows of a frontend as one JSON column: thousands of result rows would be slower. */
export const PROVENANCE_COLUMN = `(SELECT json_group_array(json_object(
    'section', section_id, 'field', field, 'language', language, 'textHash', text_hash,
    'sourceHash', source_hash, 'sourceLanguage', source_language, 'kind', kind,
    'author', author, 'writtenAt', written_at))
  FROM section_texts WHERE frontend_id = frontends.id) AS ledger`;

export function toProvenanceRows({ ledger }: Row): ProvenanceRow[] {
  return JSON.parse(String(ledger)) as ProvenanceRow[];
}

export async function readProvenance(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProvenanceRow[]>> {
  const rows = await database.query(
    `SELECT id, ${PROVENANCE_COLUMN} FROM frontends WHERE id IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(ids)],
  );
  return new Map(rows.map((row) => [String(row.id), toProvenanceRows(row)]));
}

export function deleteProvenance(frontendId: string): Statement {
  return { sql: 'DELETE FROM section_texts WHERE frontend_id = ?', args: [frontendId] };
}

/** Inserts all rows by one statement, as JSON: a save has up to some thousands. */
export const insertProvenance = (frontendId: string, rows: ProvenanceRow[]): Statement => ({
  sql: `INSERT INTO section_texts (frontend_id, section_id, field, language, text_hash, source_hash,
            source_language, kind, author, written_at)
          SELECT ?, value ->> 'section', value ->> 'field', value ->> 'language', value ->> 'textHash',
            value ->> 'sourceHash', value ->> 'sourceLanguage', value ->> 'kind', value ->> 'author',
            value ->> 'writtenAt'
          FROM json_each(?)`,
  args: [frontendId, JSON.stringify(rows)],
});
