import {
  checkSupplier,
  emptySupplier,
  isSupplierChoice,
  type SupplierField,
} from '@wabu/shared/entities/supplier';
import type { CsvRow } from '../csv/read-csv.ts';
import {
  type ColumnTarget,
  columnTargets,
  type Mapping,
  plain,
  readValues,
} from './read-values.ts';

/** A column of a file: its name, empty where the file has none, and some of its values. */
export interface Column {
  name: string;
  samples: readonly string[];
}

/** Names of columns in Italian and English beside those of the fields, as `plain` writes them. */
const otherNames: Partial<Record<ColumnTarget, string>> = {
  Nome:
    'ragionesociale ragsociale ragsoc denominazione nominativo fornitore ditta azienda ' +
    'insegna name company businessname legalname supplier',
  Tipologia: 'tipo tipofornitore naturagiuridica formagiuridica type kind suppliertype',
  PIVA:
    'partitaiva partiva pivacodicefiscale partitaivacodicefiscale codicefiscalepartitaiva ' +
    'cfpiva pivacf vat vatnumber vatid vatno vatcode taxid taxnumber',
  codiceFiscale: 'codfiscale codfisc cf taxcode fiscalcode personaltaxcode',
  Indirizzo: 'via viaepiazza viaecivico sede sedelegale address street',
  CAP: 'codicepostale codavvpostale codiceavviamentopostale postcode postalcode zip zipcode',
  Citta: 'comune localita city town municipality',
  Provincia: 'prov pr siglaprov province county',
  Nazione: 'stato paese country nation',
  email: 'mail postaelettronica indirizzoemail indirizzomail emailaddress emailaziendale',
  PEC: 'postacertificata emailpec indirizzopec mailpec certifiedemail certifiedmail',
  Telefono: 'tel cellulare cell recapitotelefonico phone telephone mobile',
  SDI:
    'codicesdi codsdi codicedestinatario coddestinatario codiceunivoco codunivoco sdicode ' +
    'recipientcode einvoicecode',
  Contratto: 'contract',
};

/** The fields as the page names them. */
export type FieldLabels = Readonly<Record<SupplierField, string>>;

/** Shorter names are parts of other words too. */
const MIN_CONTAINED = 5;
const texts: readonly ColumnTarget[] = ['Nome', 'Indirizzo', 'Citta'];
/** The order in which columns without names are recognised. A CAP may be taken for a telephone, and not the reverse. */
const byValue: readonly ColumnTarget[] = [
  'Tipologia',
  'Contratto',
  'Nazione',
  'PIVA',
  'CAP',
  'Provincia',
  'email',
  'PEC',
  'SDI',
  'Telefono',
  ...texts,
];

/** How many of the values a target takes, from 0 to 1. */
function fitOf({ samples }: Column, target: ColumnTarget): number {
  const field = target === 'codiceFiscale' ? 'PIVA' : target;
  const fitting = samples.filter((sample) => {
    if (texts.includes(target)) return /\p{Letter}/u.test(sample);
    if (target === 'Telefono' && sample.length < 6) return false;
    const { values, problems } = readValues([sample], [target]);
    const wrong = [...problems, ...checkSupplier({ ...emptySupplier, ...values })];
    return values[field] !== undefined && !wrong.some((one) => one.field === field);
  });
  return samples.length === 0 ? 0 : fitting.length / samples.length;
}

/**
 * Proposes the target of each column: first by the names of the fields, then by other names, then by names that contain
 * one. Of two columns that have such a name the values decide, and a choice is given only to a column that has some of
 * its options. Where no column has a name, the values decide alone.
 */
export function proposeMapping(columns: readonly Column[], labels?: FieldLabels): Mapping {
  const mapping: (ColumnTarget | null)[] = columns.map(() => null);
  const isFree = (target: ColumnTarget) => !mapping.includes(target);
  const fieldNames = (target: ColumnTarget) => [
    plain(target),
    ...(labels && target !== 'codiceFiscale' ? [plain(labels[target])] : []),
  ];
  const allNames = (target: ColumnTarget) => [
    ...fieldNames(target),
    ...(otherNames[target]?.split(' ') ?? []),
  ];
  const give = (
    namesOf: (target: ColumnTarget) => string[],
    fits: (head: string, name: string) => boolean,
  ) => {
    const wishes = columns.flatMap((column, at) => {
      const [best] = columnTargets
        .filter(isFree)
        .flatMap((target) => namesOf(target).map((name) => ({ target, name })))
        .filter(({ name }) => mapping[at] === null && fits(plain(column.name), name))
        // The longest: «codice destinatario SDI» is more than «SDI».
        .sort((one, other) => other.name.length - one.name.length);
      return best ? [{ at, target: best.target, fit: fitOf(column, best.target) }] : [];
    });
    const isOpen = (target: ColumnTarget) =>
      namesOf === fieldNames || target === 'codiceFiscale' || !isSupplierChoice(target);
    for (const { at, target, fit } of wishes.sort((one, other) => other.fit - one.fit))
      if (isFree(target) && (fit > 0 || isOpen(target) || columns[at]?.samples.length === 0))
        mapping[at] = target;
  };
  give(fieldNames, (head, name) => head === name);
  give(allNames, (head, name) => head === name);
  give(allNames, (head, name) => name.length >= MIN_CONTAINED && head.includes(name));
  if (columns.every(({ name }) => name === ''))
    for (const target of byValue) {
      const at = columns.findIndex((column, at) => !mapping[at] && fitOf(column, target) === 1);
      if (at !== -1) mapping[at] = target;
    }
  // A single identifier is whatever the row has, also when its column is called «Codice fiscale».
  if (isFree('PIVA'))
    return mapping.map((target) => (target === 'codiceFiscale' ? 'PIVA' : target));
  return mapping;
}

/** True when the first row names columns: a row of values has a number or an address. */
export const hasHeader = ([first]: readonly CsvRow[]): boolean =>
  first !== undefined && !first.cells.some((cell) => /^\s*[\d\s+./-]{5,}$|\S@\S/.test(cell));

/** Gives a column another target, which no other column keeps. */
export function withTarget(mapping: Mapping, column: number, target: ColumnTarget | null): Mapping {
  return mapping.map((one, at) => (at === column ? target : one === target ? null : one));
}
