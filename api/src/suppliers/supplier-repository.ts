import { orderKey } from '@wabu/shared/entities/lists/order-key';
import {
  type Supplier,
  type SupplierField,
  type SupplierInput,
  supplierFields,
} from '@wabu/shared/entities/supplier';
import type { Database, Platform, Row } from '../platform/platform.ts';
import {
  type ListBatch,
  type OrderedTable,
  type RowKey,
  type RowRange,
  readOrdered,
} from '../records/store/list-repository.ts';
import { amongValues } from '../records/store/row-repository.ts';

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
const SELECTED = `id, ${fieldColumns.join(', ')}, version`;

function toSupplier(row: Row): Supplier {
  const fields = supplierFields.map((field) => [field, row[columnOf(field)]]);
  return {
    ...(Object.fromEntries(fields) as SupplierInput),
    id: String(row.id),
    version: Number(row.version),
  };
}

async function read(
  database: Database,
  by: 'id' | 'key',
  values: readonly string[],
): Promise<Supplier[]> {
  const { condition, args } = amongValues(by === 'key' ? 'tax_id' : 'id', values);
  return (await database.query(`SELECT ${SELECTED} FROM suppliers WHERE ${condition}`, args)).map(
    toSupplier,
  );
}

export const supplierRows = {
  table: 'suppliers',
  read,
  columns: (supplier: Supplier, now: number) => ({
    ...Object.fromEntries(supplierFields.map((field) => [columnOf(field), supplier[field]])),
    sort_key: orderKey(supplier.Nome),
    updated_at: now,
  }),
};

export const rowKeyOf = ({ Nome, PIVA }: SupplierInput): RowKey => [orderKey(Nome), PIVA];

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

/** The addresses of the frontends that name suppliers, by the supplier's id. */
export async function frontendsOf(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const { condition, args } = amongValues('supplier_id', ids);
  const rows = await database.query(
    `SELECT supplier_id, url FROM frontends WHERE ${condition} ORDER BY url`,
    args,
  );
  const urls = new Map<string, string[]>();
  for (const { supplier_id: id, url } of rows)
    urls.set(String(id), [...(urls.get(String(id)) ?? []), String(url)]);
  return urls;
}

export async function readSupplierUses(
  database: Database,
  taxIds: readonly string[],
): Promise<{ PIVA: string; URL: string }[]> {
  const { condition, args } = amongValues('tax_id', taxIds);
  const rows = await database.query(
    `SELECT tax_id, url FROM suppliers JOIN frontends ON supplier_id = suppliers.id
     WHERE ${condition} ORDER BY tax_id, url`,
    args,
  );
  return rows.map(({ tax_id, url }) => ({ PIVA: String(tax_id), URL: String(url) }));
}

/** Suppliers with a name, the oldest first; the index of the list finds them. */
export async function suppliersNamed(
  database: Database,
  name: string,
): Promise<{ id: string; type: string }[]> {
  const rows = await database.query(
    'SELECT id, type FROM suppliers WHERE sort_key = ? AND name = ? ORDER BY created_at, id',
    [orderKey(name), name],
  );
  return rows.map(({ id, type }) => ({ id: String(id), type: String(type) }));
}
