import { type SupplierField, supplierFields } from '@wabu/shared/entities/supplier';
import { byName, type SupplierSort } from '../model/sort-suppliers.ts';

/** What the address and this browser keep of the table. */
export interface TableState {
  sort: SupplierSort;
  /** The columns, in the order of the form; the name is always the first. */
  columns: readonly SupplierField[];
  /** In rem, of the columns whose width was changed. */
  widths: Readonly<Partial<Record<SupplierField, number | undefined>>>;
}

export const defaultTable: TableState = {
  sort: byName,
  columns: ['Nome', 'Tipologia', 'PIVA', 'Citta', 'Provincia', 'email', 'Telefono', 'Contratto'],
  widths: {},
};

/** The keys of the table in the fragment of the address: `sort=-Citta&columns=Nome.PIVA&widths=Nome-20`. */
export const tableKeys = ['sort', 'columns', 'widths'] as const;
export type TableParams = Record<(typeof tableKeys)[number], string>;

export function toParams({ sort, columns, widths }: TableState): TableParams {
  return {
    sort: `${sort.descending ? '-' : ''}${sort.field}`,
    columns: columns.join('.'),
    widths: Object.entries(widths)
      .filter(([, width]) => width !== undefined)
      .map(([field, width]) => `${field}-${width}`)
      .join('_'),
  };
}

const isField = (name: string): name is SupplierField =>
  supplierFields.some((field) => field === name);

/** Reads what an address or a browser holds; anything else has no effect. */
export function readParams(get: (key: string) => string | null): TableState {
  const sorted = get('sort') ?? '';
  const field = sorted.replace(/^-/, '');
  const shown = new Set(get('columns')?.split('.').filter(isField));
  const widths = (get('widths') ?? '').split('_').flatMap((one) => {
    const [name = '', width] = one.split('-');
    return isField(name) && Number(width) > 0 ? [[name, Number(width)] as const] : [];
  });
  return {
    sort: isField(field) ? { field, descending: sorted.startsWith('-') } : defaultTable.sort,
    columns:
      shown.size > 0
        ? supplierFields.filter((name) => name === 'Nome' || shown.has(name))
        : defaultTable.columns,
    widths: Object.fromEntries(widths),
  };
}
