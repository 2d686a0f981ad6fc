import { withoutApostrophe } from '@wabu/shared/entities/lists/spreadsheet-text';
import {
  normaliseSupplierField,
  type SupplierField,
  type SupplierInput,
  supplierFields,
} from '@wabu/shared/entities/supplier';
import { trimmed } from '@wabu/shared/entities/text';
import { languages } from '@wabu/shared/i18n/languages';

/** What a column fills: a field, or the tax code of a person where a file has both identifiers. */
export const columnTargets = [...supplierFields, 'codiceFiscale'] as const;
export type ColumnTarget = SupplierField | 'codiceFiscale';

/** The target of each column of a file; null for a column that is not read. */
export type Mapping = readonly (ColumnTarget | null)[];

/** Why a value of a file cannot be read, beside the rules of the field. */
export type ValueProblem =
  | 'scientific'
  | 'two-phones'
  | 'contract'
  | 'country'
  | 'quotes'
  | 'zeros';

export interface RowValues {
  /** Of the columns that are read; absent for a choice that is empty. */
  values: Partial<SupplierInput>;
  /** Each with the text of its cell. */
  problems: { field: SupplierField; problem: ValueProblem; text: string }[];
}

/** A number with its last digits lost: `1,23457E+10`. */
const SCIENTIFIC = /^\d(?:[.,]\d+)?E\+?\d+$/i;
/** `5E12345` is a code. */
const WHOLE_SDI = /^[A-Z0-9]{7}$/i;

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

/** A text without case, accents, spaces and signs: «Partita I.V.A.» becomes `partitaiva`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();

export function readValues(cells: readonly string[], mapping: Mapping): RowValues {
  const texts = new Map<ColumnTarget, string>();
  for (const [at, target] of mapping.entries())
    if (target !== null) texts.set(target, cellText(cells[at] ?? ''));
  const problems: RowValues['problems'] = [];
  const values: Partial<SupplierInput> = {};
  const type = choiceOf('Tipologia', texts.get('Tipologia') ?? '');
  const taxId = taxIdOf(texts, type);
  const tipologia = type ?? typeOf(taxId);
  for (const target of texts.keys()) {
    const field = target === 'codiceFiscale' ? 'PIVA' : target;
    const text = field === 'PIVA' ? taxId : (texts.get(target) ?? '');
    const problem = problemOf(field, text);
    if (problem !== null && !problems.some((one) => one.field === field))
      problems.push({ field, problem, text });
    const isWhole = problem !== 'two-phones';
    Object.assign(values, isWhole ? fieldValue(field, text, tipologia) : { [field]: text });
  }
  if (type === null && values.PIVA) values.Tipologia = tipologia;
  return { values, problems };
}

/** The text that a cell shows: a spreadsheet also writes a text as the formula `="00123"`. */
function cellText(cell: string): string {
  const text = trimmed(cell);
  const formula = /^="(.*)"$/s.exec(text);
  return trimmed(formula?.[1] ?? withoutApostrophe(text));
}

/** Of two identifiers the one of the type: the tax code of a person, otherwise the VAT number if there is one. */
function taxIdOf(texts: ReadonlyMap<ColumnTarget, string>, type: unknown): string {
  const vat = texts.get('PIVA') ?? '';
  const code = texts.get('codiceFiscale') ?? '';
  return type === 'Persona Fisica' ? code || vat : vat || code;
}

/** Letters and digits, without the signs that people put between them. */
const signless = (text: string) => text.toUpperCase().replace(/[^\p{Letter}\p{Number}]/gu, '');

const typeOf = (taxId: string): SupplierInput['Tipologia'] =>
  /^[A-Z0-9]{16}$/.test(signless(taxId)) ? 'Persona Fisica' : 'Azienda';

function problemOf(field: SupplierField, text: string): ValueProblem | null {
  if (field === 'Contratto')
    return text !== '' && choiceOf(field, text) === null ? 'contract' : null;
  if (field === 'Nazione') return text !== '' && countryOf(text) === null ? 'country' : null;
  const isCode = ['PIVA', 'CAP', 'Telefono', 'SDI'].includes(field);
  if (isCode && SCIENTIFIC.test(text) && !(field === 'SDI' && WHOLE_SDI.test(text)))
    return 'scientific';
  if (field !== 'Telefono') return null;
  const numbers = text.split(/[/;,|\n]|\s[-–]\s/).map((part) => part.replace(/\D/g, ''));
  return numbers.filter(({ length }) => length >= 5).length > 1 ? 'two-phones' : null;
}

/** What stands around a number beside it: a country, or the decimals of a spreadsheet. */
const around: Partial<Record<SupplierField, RegExp>> = {
  PIVA: /^IT\W*(?=\d)|(?<=^\d+)[.,]00?$/i,
  CAP: /^IT?\W+(?=\d)|(?<=^\d+)[.,]00?$/i,
  Telefono: /(?<=^\d+)[.,]00?$/,
  SDI: /(?<=^\d+)[.,]00?$/,
  email: /^mailto:/i,
  PEC: /^mailto:/i,
};

/** The value of a field as the form would store it; nothing for an empty choice, which has a value of its own. */
function fieldValue(field: SupplierField, text: string, type: string): Partial<SupplierInput> {
  if (field === 'Tipologia' || field === 'Contratto' || field === 'Nazione') {
    const choice = field === 'Nazione' ? countryOf(text) : choiceOf(field, text);
    return choice === null ? {} : { [field]: choice };
  }
  // A cell may have several lines, a field has one.
  const line = text.replace(/\s*[\r\n]\s*/g, ' ').replace(around[field] ?? /$/, '');
  const value = normaliseSupplierField(field, line, type);
  // What would lose a letter or a digit stays, so that the rules reject it.
  return { [field]: signless(value).endsWith(signless(line)) ? value : line };
}

function choiceOf<F extends keyof typeof words>(field: F, text: string): SupplierInput[F] | null {
  const wanted = plain(text);
  const found = Object.entries(words[field]).find(([, names]) =>
    (names as readonly string[]).includes(wanted),
  );
  return (found?.[0] as SupplierInput[F] | undefined) ?? null;
}

let countries: Map<string, string> | null = null;

/** The code of each country by its code and its names in the languages of the site. */
function countryCodes(): Map<string, string> {
  if (countries) return countries;
  countries = new Map([
    ...['i', 'ita', 'italiana', 'repubblicaitaliana'].map((name) => [name, 'IT'] as const),
    ...['altro', 'other', 'estero', 'abroad'].map((name) => [name, 'other'] as const),
  ]);
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  for (const { code: language } of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = names.of(code);
      if (name) countries.set(plain(name), code).set(plain(code), code);
    }
  }
  return countries;
}

/** The choice for a country, also for `IT - Italia`; null where it is not clear which country is meant. */
function countryOf(text: string): SupplierInput['Nazione'] | null {
  const parts = [text, ...text.split(/[^\p{Letter}\s.']+/u)].map(plain);
  const codes = new Set(parts.flatMap((part) => countryCodes().get(part) ?? []));
  if (codes.size !== 1) return null;
  return codes.has('IT') ? 'Italia' : 'Altro';
}
