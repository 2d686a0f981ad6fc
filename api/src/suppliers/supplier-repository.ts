import {
  type SupplierFilters,
  supplierFilterFields,
  supplierSortKey,
  supplierText,
  supplierWordFields,
  WITHOUT_FRONTEND,
} from '@wabu/shared/entities/lists/supplier-search';
import { wordsOf } from '@wabu/shared/entities/search/best-matches';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import {
  isSupplierChoice,
  type Supplier,
  type SupplierField,
  type SupplierInput,
  supplierFields,
} from '@wabu/shared/entities/supplier';
import type { JsonText } from '../http/compressed.ts';
import type { Condition, Database, Row } from '../platform/platform.ts';
import type { PersonalColumns } from '../records/pipeline/define-record.ts';
import type { PagedList } from '../records/store/list-repository.ts';
import { type Columns, storedRows } from '../records/store/row-repository.ts';

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
const fieldColumns = supplierFields.map(columnOf);
/** The column of what lists are sorted by: words, folded (shared/entities/lists/order-key.ts). */
const keyColumnOf = (field: SupplierField) => `${columnOf(field)}_key`;
const keyColumns = supplierWordFields.map(keyColumnOf);
const sortOf = (field: SupplierField) =>
  supplierWordFields.includes(field) ? keyColumnOf(field) : `lower(${columnOf(field)})`;

function toRecord(row: Row): Supplier {
  const fields = supplierFields.map((field) => [field, row[columnOf(field)]]);
  return {
    ...(Object.fromEntries(fields) as SupplierInput),
    id: String(row.id),
    version: Number(row.version),
  };
}

/** A text of a supplier may name a person; an option does not. */
const textColumns = supplierFields.filter((field) => !isSupplierChoice(field)).map(columnOf);

export const supplierPerson: PersonalColumns = {
  notice: 'suppliers',
  columns: [...textColumns, ...keyColumns, 'search_text'],
  exports: [...fieldColumns, 'created_at', 'updated_at'],
};

export const supplierRows = storedRows({
  table: 'suppliers',
  keyColumn: 'tax_id',
  select: `SELECT id, ${fieldColumns.join(', ')}, version FROM suppliers`,
  toRecord,
  columns(supplier: Supplier, now: number): Columns {
    // Loops: with spread objects every addition would take a tenth longer.
    const row: Columns = {};
    for (const field of supplierFields) row[columnOf(field)] = supplier[field];
    for (const field of supplierWordFields)
      row[keyColumnOf(field)] = supplierSortKey(supplier, field);
    row.search_text = foldText(supplierText(supplier));
    row.updated_at = now;
    return row;
  },
});

const jsonFields = [
  ...supplierFields.map((field) => `'${field}', ${columnOf(field)}`),
  "'id', id",
  "'version', version",
].join(', ');

export const supplierList: PagedList<Supplier, SupplierField> = {
  entity: 'suppliers',
  // In half the time of rows whose values are put into JSON afterwards. D1 takes 32 arguments.
  columns: `json_object(${jsonFields}) AS json, id, version, name_key, tax_id`,
  from: 'suppliers',
  order: ['name_key', 'tax_id'],
  keyOf: ({ name_key, tax_id }) => [String(name_key), String(tax_id)],
  toJson: ({ json }) => json as JsonText<Supplier>,
  batchRows: 2_000,
  kind: { entity: 'supplier', keyField: 'PIVA' },
  sorts: Object.fromEntries(supplierFields.map((field) => [field, sortOf(field)])) as Record<
    SupplierField,
    string
  >,
};

const HAS_NO_FRONTEND = 'NOT EXISTS (SELECT 1 FROM frontends WHERE supplier_id = suppliers.id)';

/** The rule of `supplierRule` in SQL, and the state: every word and every filter must match. */
export function supplierSearch(text: string, filters: SupplierFilters = {}): Condition[] {
  const wanted = supplierFilterFields.flatMap((field) =>
    filters[field] ? [[field, filters[field]] as const] : [],
  );
  return [
    ...wanted.map(([field, value]) => ({ condition: `${columnOf(field)} = ?`, args: [value] })),
    ...(filters.only === WITHOUT_FRONTEND ? [{ condition: HAS_NO_FRONTEND, args: [] }] : []),
    ...wordsOf(text).map((word) => ({
      condition: 'instr(search_text, ?) > 0',
      args: [word],
    })),
  ];
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
