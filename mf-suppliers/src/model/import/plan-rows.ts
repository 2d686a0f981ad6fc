import {
  checkSupplier,
  emptySupplier,
  isRequiredSupplierField,
  isSupplierChoice,
  type Supplier,
  type SupplierField,
  type SupplierInput,
  supplierFields,
} from '@wabu/shared/entities/supplier';
import type { CsvRow } from '../csv/read-csv.ts';
import { toInput } from '../supplier-rules.ts';
import { lacksZeros, type Proposals, proposeValues, withZeros } from './proposals.ts';
import { type Mapping, readValues, type ValueProblem } from './read-values.ts';

/** What an import does with a row. */
export const fates = ['new', 'changed', 'same', 'wrong', 'skipped'] as const;
export type Fate = (typeof fates)[number];

/** Why a field of a row is wrong: the message of its rule, or what happened to it in the file. */
export type RowProblem = { field: SupplierField } & (
  | { message: string }
  | { problem: ValueProblem; text: string }
  /** The row before that has the same tax id. */
  | { sameAs: number }
);

export interface Difference {
  field: SupplierField;
  before: string;
  after: string;
}

/** A row of the file with what an import would do. */
export interface PlannedRow {
  row: CsvRow;
  fate: Fate;
  /** What would be saved. */
  input: SupplierInput;
  /** The supplier that has the tax id. */
  stored: Supplier | null;
  differences: Difference[];
  problems: RowProblem[];
  /** Values that would correct the problems. */
  proposals: Proposals;
}

/** Choices for new suppliers where the file has none. */
export type Defaults = Pick<SupplierInput, 'Nazione' | 'Contratto'>;

/** A row before its supplier is looked up. */
export interface ReadRow {
  row: CsvRow;
  values: Partial<SupplierInput>;
  problems: RowProblem[];
  /** The fields that the user has typed or confirmed. */
  typed: readonly string[];
}

export function readRow(row: CsvRow, mapping: Mapping): ReadRow {
  const { values, problems } = readValues(row.cells, mapping);
  const unclear: RowProblem[] = row.isUnclear
    ? [{ field: 'Nome', problem: 'quotes', text: row.cells.join(' ') }]
    : [];
  return { row, values, problems: [...unclear, ...problems], typed: [] };
}

/** Reads a row again with values that the user has typed in place of those of the file. */
export function withValues(read: ReadRow, typed: Partial<SupplierInput>): ReadRow {
  return {
    row: read.row,
    values: { ...read.values, ...typed },
    problems: read.problems.filter(({ field }) => typed[field] === undefined),
    typed: [...read.typed, ...Object.keys(typed)],
  };
}

interface Context {
  /** The supplier with a tax id. */
  find: (taxId: string) => Supplier | null;
  defaults: Defaults;
  /** The first row of the file with a tax id, of those that are not skipped. */
  firstRow: (taxId: string) => number | undefined;
  /** The numbers of the rows that the user leaves out. */
  skipped: ReadonlySet<number>;
}

/**
 * The fate of a row: the rules of the entity for what it would save. What the file does not have stays as it is stored;
 * of several rows with one tax id the first counts.
 */
export function planRow(read: ReadRow, context: Context): PlannedRow {
  const { row, values, typed } = read;
  const taxId = values.PIVA ?? '';
  const stored = context.find(taxId) ?? context.find(withZeros(taxId));
  const base = stored === null ? { ...emptySupplier, ...context.defaults } : toInput(stored);
  const input: SupplierInput = { ...base, ...values };
  for (const field of supplierFields)
    if (stored !== null && line(input[field]) === line(stored[field]))
      Object.assign(input, { [field]: stored[field] });
  const first = context.firstRow(taxId);
  const problems: RowProblem[] = [
    ...read.problems,
    ...(taxId !== '' && first !== undefined && first !== row.number
      ? [{ field: 'PIVA', sameAs: first } as const]
      : []),
  ];
  if (!typed.includes('Telefono') && lacksZeros(input.Telefono, stored?.Telefono))
    problems.push({ field: 'Telefono', problem: 'zeros', text: input.Telefono });
  for (const { field, message } of checkSupplier(input)) {
    const isKnown = problems.some((one) => one.field === field);
    if (!isKnown) problems.push({ field: field as SupplierField, message });
  }
  const differences =
    stored === null
      ? []
      : supplierFields
          .filter((field) => input[field] !== stored[field])
          .map((field) => ({ field, before: stored[field], after: input[field] }));
  const isSame = stored !== null && differences.length === 0;
  const fate = context.skipped.has(row.number)
    ? 'skipped'
    : problems.length > 0
      ? 'wrong'
      : isSame
        ? 'same'
        : stored === null
          ? 'new'
          : 'changed';
  const wrong = fate === 'wrong' ? problems.map(({ field }) => field) : [];
  const proposals = proposeValues(input, wrong, stored);
  const explained = problems.map((one): RowProblem => {
    const text = input[one.field];
    const isCut = 'message' in one && lacksZeros(text, proposals[one.field]);
    return isCut ? { field: one.field, problem: 'zeros', text } : one;
  });
  return { row, fate, input, stored, differences, problems: explained, proposals };
}

/** A text as it stands on one line: a cell may break it where the stored one does not. */
const line = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The number of the first row with each tax id; skipped rows do not count. */
export function firstRows(
  rows: readonly ReadRow[],
  skipped: ReadonlySet<number>,
): Map<string, number> {
  const first = new Map<string, number>();
  for (const { row, values } of rows)
    if (values.PIVA && !skipped.has(row.number) && !first.has(values.PIVA))
      first.set(values.PIVA, row.number);
  return first;
}

/** The fields that new suppliers need and no column fills. */
export function missingFields(mapping: Mapping): SupplierField[] {
  const filled = new Set(mapping.map((target) => (target === 'codiceFiscale' ? 'PIVA' : target)));
  return supplierFields.filter(
    (field) => isRequiredSupplierField(field) && !isSupplierChoice(field) && !filled.has(field),
  );
}
