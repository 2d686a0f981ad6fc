import { orderKey } from '@wabu/shared/entities/lists/order-key';
import {
  type Supplier,
  type SupplierField,
  type SupplierInput,
  supplierFields,
} from '@wabu/shared/entities/supplier';
import type { Database, Platform, Row, SqlValue, Statement } from '../platform/platform.ts';
import { type Condition, exists } from '../store/change-repository.ts';
import { findRow } from '../store/find-row.ts';
import {
  type ListBatch,
  type OrderedTable,
  type RowKey,
  type RowRange,
  readOrdered,
} from '../store/list-repository.ts';

export async function readSupplierUses(
  database: Database,
  taxIds: readonly string[],
): Promise<{ PIVA: string; URL: string }[]> {
  const rows = await database.query(
    `SELECT tax_id, url FROM json_each(?) AS asked
     JOIN suppliers ON tax_id = asked.value
     JOIN frontends ON supplier_id = suppliers.id
     ORDER BY tax_id, url`,
    [JSON.stringify(taxIds)],
  );
  return rows.map(({ tax_id, url }) => ({ PIVA: String(tax_id), URL: String(url) }));
}

/** The columns that are not named as their field. */
const otherNames: Partial<Record<SupplierField, string>> = {
  Nome: 'name',
  Tipologia: 'type',
  PIVA: 'tax_id',
  Indirizzo: 'address',
  CAP: 'postcode',
  Citta: 'city',
  Provincia: 'province',
  Nazione: 'country',
  PEC: 'certified_email',
  Telefono: 'phone',
  SDI: 'invoice_code',
  Contratto: 'contract',
};

export const columnOf = (field: SupplierField) => otherNames[field] ?? field.toLowerCase();
export const fieldColumns = supplierFields.map(columnOf);
export const rowColumns: readonly string[] = [...fieldColumns, 'sort_key'];
const SELECTED = `id, ${fieldColumns.join(', ')}, version`;
/** For `toSupplier`; a condition follows. */
export const SELECT_SUPPLIER = `SELECT ${SELECTED} FROM suppliers`;

export const supplierTable = {
  entity: 'suppliers',
  tie: 'tax_id',
} as const satisfies OrderedTable;

export async function readSuppliers(
  { database }: Platform,
  range: RowRange,
): Promise<ListBatch<Supplier>> {
  const select = `SELECT ${SELECTED}, sort_key FROM suppliers`;
  const { rows, ...batch } = await readOrdered(database, supplierTable, select, range);
  return { ...batch, items: rows.map(toSupplier), ids: rows.map(({ id }) => String(id)) };
}

export async function countSuppliers(
  database: Database,
): Promise<{ total: number; withoutFrontend: number }> {
  const [row] = await database.query(
    `SELECT count(*) AS total, count(*) - (SELECT count(DISTINCT supplier_id) FROM frontends) AS without_frontend
     FROM suppliers`,
  );
  return { total: Number(row?.total), withoutFrontend: Number(row?.without_frontend) };
}

export const rowKeyOf = ({ Nome, PIVA }: SupplierInput): RowKey => [orderKey(Nome), PIVA];

export const findSupplier = (database: Database, taxId: string) =>
  findRow(database, toSupplier, `${SELECT_SUPPLIER} WHERE tax_id = ?`, [taxId]);

export const findSupplierById = (database: Database, id: string) =>
  findRow(database, toSupplier, `${SELECT_SUPPLIER} WHERE id = ?`, [id]);

/** A restored supplier has its version. With `when`, the statement inserts only if that condition holds. */
export function insertSupplier(
  id: string,
  input: SupplierInput & { version?: number },
  now: number,
  when?: Condition,
): Statement {
  const names = ['id', ...rowColumns, 'version', 'created_at', 'updated_at'];
  return {
    sql: `INSERT INTO suppliers (${names.join(', ')})
          SELECT ${names.map(() => '?').join(', ')}${when === undefined ? '' : ` WHERE ${when.condition}`}`,
    args: [id, ...rowOf(input), input.version ?? 1, now, now, ...(when?.args ?? [])],
  };
}

/** Changes no row if the record has another version. */
export function updateSupplier(
  id: string,
  version: number,
  input: SupplierInput,
  now: number,
): Statement {
  const assignments = rowColumns.map((name) => `${name} = ?`).join(', ');
  return {
    sql: `UPDATE suppliers SET ${assignments}, version = version + 1, updated_at = ?
          WHERE id = ? AND version = ?`,
    args: [...rowOf(input), now, id, version],
  };
}

export function deleteSupplier(id: string, version: number): Statement {
  return { sql: 'DELETE FROM suppliers WHERE id = ? AND version = ?', args: [id, version] };
}

/** True if the record still has that version: the condition of the other statements in the same write. */
export function atVersion(id: string, version: number): Condition {
  return exists('suppliers WHERE id = ? AND version = ?', id, version);
}

/** Suppliers with that name; the index of the list finds them. */
export const hasName = (name: string): Condition => ({
  condition: 'sort_key = ? AND name = ?',
  args: [orderKey(name), name],
});

export async function suppliersNamed(database: Database, name: string): Promise<string[]> {
  const { condition, args } = hasName(name);
  const rows = await database.query(
    `SELECT id FROM suppliers WHERE ${condition} ORDER BY created_at, id`,
    args,
  );
  return rows.map((row) => row.id as string);
}

export async function frontendsOf(database: Database, id: string): Promise<string[]> {
  const rows = await database.query(
    'SELECT url FROM frontends WHERE supplier_id = ? ORDER BY url',
    [id],
  );
  return rows.map((row) => row.url as string);
}

export function toSupplier(row: Row): Supplier {
  const supplier: Record<string, unknown> = {};
  for (const field of supplierFields) supplier[field] = row[columnOf(field)];
  return {
    ...(supplier as SupplierInput),
    id: String(row.id),
    version: row.version as number,
  };
}

/** What a save writes, in the order of `rowColumns`. */
export function rowOf(input: SupplierInput): SqlValue[] {
  return [...supplierFields.map((field) => input[field]), orderKey(input.Nome)];
}
