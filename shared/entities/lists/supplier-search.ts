import { wordsOf } from '../search/best-matches.ts';
import type { Supplier, SupplierField } from '../supplier.ts';
import { codeKey, orderKey } from './order-key.ts';

export const supplierFilterFields = ['Tipologia', 'Contratto', 'Nazione', 'Provincia'] as const;
/** What the record of a supplier does not say, and only the server knows. */
export const WITHOUT_FRONTEND = 'withoutFrontend';
/** The fields, and `only`: a state. */
export const supplierFilters = [...supplierFilterFields, 'only'] as const;
export type SupplierFilters = Partial<Record<(typeof supplierFilters)[number], string>>;

type FilteredFields = Pick<Supplier, (typeof supplierFilterFields)[number]>;

/** The fields that are sorted as words; the others are codes, addresses and choices. */
export const supplierWordFields: readonly SupplierField[] = ['Nome', 'Indirizzo', 'Citta'];

export const supplierSortKey = (supplier: Supplier, field: SupplierField): string =>
  (supplierWordFields.includes(field) ? orderKey : codeKey)(supplier[field]);

/** The searchable fields, one per line. */
export function supplierText({ Nome, Tipologia, PIVA, Citta, email }: Supplier): string {
  return `${Nome}\n${Tipologia}\n${PIVA}\n${Citta}\n${email}`;
}

/** Every word and every filter must match; null when every supplier does. `textOf` runs only if the filters match. */
export function supplierRule(
  search: string,
  filters: SupplierFilters = {},
): ((fields: FilteredFields, textOf: () => string) => boolean) | null {
  const words = wordsOf(search);
  const wanted = supplierFilterFields.filter((field) => filters[field]);
  if (words.length === 0 && wanted.length === 0) return null;
  return (fields, textOf) =>
    wanted.every((field) => fields[field] === filters[field]) &&
    words.every((word) => textOf().includes(word));
}
