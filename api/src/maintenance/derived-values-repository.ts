import type { Frontend } from '@wabu/shared/entities/frontend';
import { languageGaps } from '@wabu/shared/entities/frontend-summary';
import { orderKey } from '@wabu/shared/entities/lists/order-key';
import type { Microsite } from '@wabu/shared/entities/microsite';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import { readFrontends, updateGaps } from '../frontends/frontend-repository.ts';
import { readProvenance } from '../frontends/provenance-repository.ts';
import { findLastRun, noteRun } from '../metrics/gauge-repository.ts';
import type { Platform, Row, SqlValue, Statement } from '../platform/platform.ts';
import { indexMicrosite } from '../search/index-microsite.ts';
import { incrementRevision, type ListBatch, type RowKey } from '../store/list-repository.ts';

/**
 * Of the rules by which values are derived from what is stored: `foldText`, `tokensOf` and `languageGaps`. With another
 * number, they are derived again.
 */
const DERIVED_VALUES = 'derived values 2';

/** Few enough for one turn of the event loop. */
const ROWS = 200;
/** A frontend and its microsite may have a megabyte. */
const FRONTENDS = 20;

/**
 * Brings keys of names, gaps of languages and the index of the search to the present rules, once: at the start on Node,
 * by the maintenance on Workers.
 */
export async function renewDerivedValues(platform: Platform): Promise<void> {
  const { database } = platform;
  if ((await findLastRun(database, DERIVED_VALUES)) !== null) return;
  for (const entity of ['suppliers', 'frontends'] as const) {
    const name = entity === 'suppliers' ? 'name' : 'url';
    await renewKeys(platform, { table: entity, name, key: 'sort_key', keyOf: orderKey }, [
      incrementRevision(entity),
    ]);
  }
  const templates = { table: 'section_templates', name: 'name', key: 'name_key', keyOf: foldText };
  await renewKeys(platform, templates, []);
  await renewGaps(platform);
  await inWindows(
    platform,
    `SELECT microsites.frontend_id AS id, document FROM microsites JOIN microsite_snapshots
       ON microsite_snapshots.frontend_id = microsites.frontend_id AND microsite_snapshots.revision = snapshot
     WHERE state = 'published' AND microsites.frontend_id > ? ORDER BY id LIMIT ${FRONTENDS}`,
    (rows) =>
      rows.flatMap(({ id, document }) =>
        indexMicrosite(String(id), JSON.parse(String(document)) as Microsite),
      ),
  );
  await database.write([noteRun(DERIVED_VALUES, platform.now())]);
}

async function renewGaps(platform: Platform): Promise<void> {
  const { database } = platform;
  let after: RowKey | null = null;
  do {
    const range = { after, until: null, limit: FRONTENDS };
    const { items, ids, next }: ListBatch<Frontend> = await readFrontends(platform, range);
    const provenance = await readProvenance(database, ids);
    const statements = items.map((frontend, at) => {
      const gaps = languageGaps(frontend, provenance.get(ids[at] ?? '') ?? []);
      return updateGaps(ids[at] ?? '', frontend.version, gaps);
    });
    if (statements.length > 0)
      await database.write([...statements, incrementRevision('frontends')]);
    after = next;
  } while (after !== null);
}

interface FoldedColumn {
  table: string;
  name: string;
  key: string;
  keyOf: (name: string) => string;
}

/** Of two templates whose names are one now, one keeps its former key. */
async function renewKeys(
  platform: Pick<Platform, 'database'>,
  { table, name, key, keyOf }: FoldedColumn,
  also: readonly Statement[],
): Promise<void> {
  await inWindows(
    platform,
    `SELECT id, ${name} AS name, ${key} AS former FROM ${table} WHERE id > ? ORDER BY id LIMIT ${ROWS}`,
    (rows) => {
      const stale = rows
        .map((row) => ({ ...row, key: keyOf(String(row.name)) }))
        .filter((row: Row) => row.key !== row.former);
      if (stale.length === 0) return [];
      const sql = `UPDATE OR IGNORE ${table} SET ${key} = value ->> 'key' FROM json_each(?)
                   WHERE ${table}.id = value ->> 'id' AND ${name} = value ->> 'name'`;
      return [{ sql, args: [JSON.stringify(stale)] }, ...also];
    },
  );
}

/** Writes what follows from each window of rows, whose `id` grows. */
async function inWindows(
  { database }: Pick<Platform, 'database'>,
  sql: string,
  toStatements: (rows: readonly Row[]) => Statement[],
): Promise<void> {
  let after: SqlValue | undefined = '';
  while (after !== undefined) {
    const rows: Row[] = await database.query(sql, [after]);
    const statements = toStatements(rows);
    if (statements.length > 0) await database.write(statements);
    after = rows.at(-1)?.id;
  }
}
