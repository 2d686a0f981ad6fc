import type { Frontend } from '@wabu/shared/entities/frontend';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import type { Database, Statement } from '../platform/platform.ts';
import type { Condition } from '../store/change-repository.ts';

/** A deleted frontend that the trash still holds. */
export interface TrashedFrontend {
  /** Of its entry in the trash. */
  id: number;
  frontend: Frontend;
}

/** The deleted frontends that had a URL: their pictures are in the same folder. */
export async function findTrashed(database: Database, urlKey: string): Promise<TrashedFrontend[]> {
  const entries = await database.query("SELECT id, label FROM trash WHERE entity = 'frontend'");
  const ids = entries
    .filter(({ label }) => normaliseFrontendUrl(String(label)) === urlKey)
    .map(({ id }) => Number(id));
  if (ids.length === 0) return [];
  const rows = await database.query(
    'SELECT id, document FROM trash WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id',
    [JSON.stringify(ids)],
  );
  return rows.map(({ id, document }) => ({
    id: Number(id),
    frontend: JSON.parse(String(document)) as Frontend,
  }));
}

export function updateTrashed({ id, frontend }: TrashedFrontend, when: Condition): Statement {
  return {
    sql: `UPDATE trash SET document = ? WHERE id = ? AND ${when.condition}`,
    args: [JSON.stringify(frontend), id, ...when.args],
  };
}
