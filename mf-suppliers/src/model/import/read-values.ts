import { withoutApostrophe } from '@wabu/shared/entities/lists/spreadsheet-text';
import type { SupplierField, SupplierInput } from '@wabu/shared/entities/supplier';
import type { ColumnTarget, Mapping } from './columns.ts';
import { plain } from './columns.ts';

/** Why a value of a file cannot be read, beside the rules of the field. */
export type ValueProblem = 'scientific' | 'two-phones' | 'phone-text' | 'phone-long' | 'contract';

/** What a row of a file says of a supplier. */
export interface RowValues {
  /** Of the columns that are read; absent for a choice that is empty. */
  values: Partial<SupplierInput>;
  problems: { field: SupplierField; problem: ValueProblem }[];
}

/** A number with its last digits lost: `1,23457E+10`. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d+$/i;
const MAX_PHONE_DIGITS = 20;

const words = {
  Tipologia: {
    Azienda: ['azienda', 'societa', 'impresa', 'ditta', 'dittaindividuale', 'company', 'business'],
    'Persona Fisica': ['personafisica', 'persona', 'privato', 'person', 'individual', 'private'],
  },
  Contratto: {
    Intermediazione: ['intermediazione', 'commission', 'commissione', 'agency'],
    Ricarico: ['ricarico', 'markup'],
  },
} as const;
const italy = ['italia', 'italy', 'it', 'ita'];

/** Reads the cells of a row. */
export function readValues(cells: readonly string[], mapping: Mapping): RowValues {
  const texts = new Map<ColumnTarget, string>();
  for (const [at, target] of mapping.entries())
    if (target !== null) texts.set(target, cellText(cells[at] ?? ''));
  const problems: RowValues['problems'] = [];
  const values: Partial<SupplierInput> = {};
  const type = choiceOf('Tipologia', texts.get('Tipologia') ?? '');
  const taxId = taxIdOf(texts, type);
  for (const [target, text] of texts) {
    const field = target === 'codiceFiscale' ? 'PIVA' : target;
    const read = field === 'PIVA' ? taxId : text;
    const problem = problemOf(field, read);
    if (problem !== null && !problems.some((one) => one.field === field))
      problems.push({ field, problem });
    Object.assign(values, fieldValue(field, read));
  }
  if (type === null && values.PIVA) values.Tipologia = typeOf(values.PIVA);
  return { values, problems };
}

/** The text that a cell shows: a spreadsheet also writes a text as the formula `="00123"`. */
function cellText(cell: string): string {
  const text = cell.trim();
  const formula = /^="(.*)"$/s.exec(text);
  return (formula?.[1] ?? withoutApostrophe(text)).trim();
}

/** Of two identifiers the one of the type: the tax code of a person, otherwise the VAT number if there is one. */
function taxIdOf(texts: ReadonlyMap<ColumnTarget, string>, type: string | null): string {
  const vat = texts.get('PIVA') ?? '';
  const code = texts.get('codiceFiscale') ?? '';
  return type === 'Persona Fisica' ? code || vat : vat || code;
}

const typeOf = (taxId: string) => (/^[A-Z0-9]{16}$/.test(taxId) ? 'Persona Fisica' : 'Azienda');

function problemOf(field: SupplierField, text: string): ValueProblem | null {
  if (['PIVA', 'CAP', 'Telefono', 'SDI'].includes(field) && SCIENTIFIC.test(text))
    return 'scientific';
  if (field === 'Contratto' && text !== '' && choiceOf('Contratto', text) === null)
    return 'contract';
  if (field !== 'Telefono') return null;
  const numbers = text.split(/[/;,|]|\s-\s|\n/).filter((part) => /\d.*\d.*\d.*\d.*\d/.test(part));
  if (numbers.length > 1) return 'two-phones';
  if (/[^\d\s+().\-/]/.test(text)) return 'phone-text';
  return digitsOf(text).length > MAX_PHONE_DIGITS ? 'phone-long' : null;
}

/** The value of a field as the form would store it; nothing for an empty choice, which has a value of its own. */
function fieldValue(field: SupplierField, text: string): Partial<SupplierInput> {
  switch (field) {
    case 'Tipologia':
    case 'Contratto': {
      const choice = choiceOf(field, text);
      return choice === null ? {} : { [field]: choice };
    }
    case 'Nazione':
      if (text === '') return {};
      return { Nazione: italy.includes(plain(text)) ? 'Italia' : 'Altro' };
    case 'PIVA':
      return { PIVA: compact(text).replace(/^IT(?=\d{11}$)/, '') };
    case 'CAP':
      return { CAP: text.replace(/^(?:I|IT)-(?=\d{5}$)/i, '') };
    case 'Provincia':
      return { Provincia: text.toUpperCase().replace(/^\((.*)\)$/, '$1') };
    case 'SDI':
      return { SDI: compact(text) };
    case 'Telefono':
      return { Telefono: digitsOf(text) };
    case 'email':
    case 'PEC':
      return { [field]: text.replace(/^mailto:/i, '').replace(/\s/g, '') };
    default:
      // A cell may have several lines, a field has one.
      return { [field]: text.replace(/\s*\n\s*/g, ' ') };
  }
}

/** Capitals and digits, without the signs that people put between them. */
const compact = (text: string) => text.toUpperCase().replace(/[\s.\-_/]/g, '');

/** The digits of a telephone number; a plus sign is two zeros. What is no number stays, so that it is rejected. */
function digitsOf(text: string): string {
  return text.replace(/^\+/, '00').replace(/[\s().\-/]/g, '');
}

function choiceOf(field: 'Tipologia' | 'Contratto', text: string): string | null {
  const wanted = plain(text);
  const found = Object.entries(words[field]).find(([, names]) =>
    (names as readonly string[]).includes(wanted),
  );
  return found?.[0] ?? null;
}
