import { changingActions } from '@wabu/shared/entities/history/changing-actions';
import type { LastChange } from '@wabu/shared/entities/problem';
import type { Supplier } from '@wabu/shared/entities/supplier';
import type { Database, Statement } from '../platform/platform.ts';
import { jsonParts } from '../store/json-parts.ts';
import { rowColumns, rowOf, SELECT_SUPPLIER, toSupplier } from './supplier-repository.ts';

/*
 * Reads and writes of many suppliers at once. Keys and rows go in one argument, as JSON: D1 takes at most 100.
 */

const inList = 'IN (SELECT value FROM json_each(?))';

export async function findSuppliers(
  database: Database,
  taxIds: readonly string[],
): Promise<Map<string, Supplier>> {
  const rows = await database.query(`${SELECT_SUPPLIER} WHERE tax_id ${inList}`, [
    JSON.stringify(taxIds),
  ]);
  return new Map(rows.map(toSupplier).map((supplier) => [supplier.PIVA, supplier]));
}

export async function findSuppliersById(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, Supplier>> {
  const rows = await database.query(`${SELECT_SUPPLIER} WHERE id ${inList}`, [JSON.stringify(ids)]);
  return new Map(rows.map(toSupplier).map((supplier) => [supplier.id, supplier]));
}

export async function frontendsOfAll(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await database.query(
    `SELECT supplier_id, url FROM frontends WHERE supplier_id ${inList} ORDER BY url`,
    [JSON.stringify(ids)],
  );
  const urls = new Map<string, string[]>();
  for (const { supplier_id: id, url } of rows)
    urls.set(String(id), [...(urls.get(String(id)) ?? []), String(url)]);
  return urls;
}

export async function trashedTaxIds(
  database: Database,
  taxIds: readonly string[],
): Promise<Set<string>> {
  const rows = await database.query(
    `SELECT document ->> '$.PIVA' AS tax_id FROM trash
     WHERE entity = 'supplier' AND document ->> '$.PIVA' ${inList}`,
    [JSON.stringify(taxIds)],
  );
  return new Set(rows.map((row) => String(row.tax_id)));
}

export async function lastChanges(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, LastChange>> {
  const rows = await database.query(
    `SELECT record_id, actor, happened_at, max(id) FROM changes
     WHERE entity = 'supplier' AND record_id ${inList} AND action ${inList} GROUP BY record_id`,
    [JSON.stringify(ids), JSON.stringify(changingActions)],
  );
  return new Map(
    rows.map((row) => [
      String(row.record_id),
      { changedBy: String(row.actor), changedAt: Number(row.happened_at) },
    ]),
  );
}

export function insertSuppliers(added: readonly Supplier[], now: number): Statement[] {
  const rows = added.map((one) => [...rowOf(one), one.version, one.id]);
  const names = [...rowColumns, 'version', 'id'];
  return jsonParts(rows).map((part) => ({
    sql: `INSERT INTO suppliers (${names.join(', ')}, created_at, updated_at)
          SELECT ${names.map((_, at) => `value ->> ${at}`).join(', ')}, ?, ? FROM json_each(?)`,
    args: [now, now, part],
  }));
}

/** Changes many suppliers, whose versions `requireVersions` has checked. */
export function updateSuppliers(changed: readonly { after: Supplier }[], now: number): Statement[] {
  const rows = changed.map(({ after }) => [...rowOf(after), after.id]);
  const assignments = rowColumns.map((name, at) => `${name} = changed.value ->> ${at}`);
  return jsonParts(rows).map((part) => ({
    sql: `UPDATE suppliers SET ${assignments.join(', ')}, version = suppliers.version + 1, updated_at = ?
          FROM json_each(?) AS changed WHERE suppliers.id = changed.value ->> ${rowColumns.length}`,
    args: [now, part],
  }));
}

/** Deletes many suppliers, whose versions `requireVersions` has checked. */
export const deleteSuppliers = (ids: readonly string[]): Statement => ({
  sql: `DELETE FROM suppliers WHERE id ${inList}`,
  args: [JSON.stringify(ids)],
});

/** Fails the write (`ConstraintError`) unless each of these suppliers has the version that was read. */
export function requireVersions(stored: readonly Supplier[]): Statement {
  const versions = stored.map(({ id, version }) => [id, version]);
  return {
    // SQL outside a trigger raises no error of its own: a second row of the list violates its key.
    sql: `INSERT INTO revisions (entity, revision) SELECT 'suppliers', 0
          WHERE EXISTS (SELECT 1 FROM json_each(?) AS wanted
            LEFT JOIN suppliers ON suppliers.id = wanted.value ->> 0
            WHERE suppliers.version IS NOT wanted.value ->> 1)`,
    args: [JSON.stringify(versions)],
  };
}
