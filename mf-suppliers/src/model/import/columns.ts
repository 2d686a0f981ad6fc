import { type SupplierField, supplierFields } from '@wabu/shared/entities/supplier';
import type { CsvRow } from '../csv/read-csv.ts';

/** What a column fills: a field, or the tax code of a person where a file has both identifiers. */
export const columnTargets = [...supplierFields, 'codiceFiscale'] as const;
export type ColumnTarget = SupplierField | 'codiceFiscale';

/** The target of each column of a file; null for a column that is not read. */
export type Mapping = readonly (ColumnTarget | null)[];

/** Names of columns in Italian and English beside those of the fields, as `plain` writes them. */
const otherNames: Partial<Record<ColumnTarget, readonly string[]>> = {
  Nome: [
    'ragionesociale',
    'ragsociale',
    'denominazione',
    'nominativo',
    'fornitore',
    'ditta',
    'azienda',
    'insegna',
    'nomefornitore',
    'name',
    'companyname',
    'company',
    'businessname',
    'legalname',
    'supplier',
    'suppliername',
  ],
  Tipologia: [
    'tipo',
    'tipofornitore',
    'naturagiuridica',
    'formagiuridica',
    'type',
    'kind',
    'suppliertype',
  ],
  PIVA: [
    'partitaiva',
    'partiva',
    'pivacodicefiscale',
    'partitaivacodicefiscale',
    'codicefiscalepartitaiva',
    'cfpiva',
    'pivacf',
    'vat',
    'vatnumber',
    'vatid',
    'vatno',
    'vatcode',
    'taxid',
    'taxnumber',
  ],
  codiceFiscale: ['codfiscale', 'cf', 'taxcode', 'fiscalcode', 'personaltaxcode'],
  Indirizzo: [
    'via',
    'viaepiazza',
    'viaecivico',
    'sede',
    'sedelegale',
    'indirizzosede',
    'address',
    'street',
    'streetaddress',
    'address1',
    'addressline1',
  ],
  CAP: [
    'codicepostale',
    'codavvpostale',
    'codiceavviamentopostale',
    'postcode',
    'postalcode',
    'zip',
    'zipcode',
  ],
  Citta: ['comune', 'localita', 'city', 'town', 'municipality'],
  Provincia: ['prov', 'pr', 'siglaprovincia', 'siglaprov', 'province', 'county'],
  Nazione: ['stato', 'paese', 'country', 'nation'],
  email: [
    'mail',
    'postaelettronica',
    'indirizzoemail',
    'indirizzomail',
    'emailaddress',
    'emailaziendale',
  ],
  PEC: [
    'postacertificata',
    'emailpec',
    'indirizzopec',
    'mailpec',
    'certifiedemail',
    'certifiedmail',
  ],
  Telefono: [
    'tel',
    'cellulare',
    'cell',
    'recapitotelefonico',
    'numerotelefono',
    'numeroditelefono',
    'phone',
    'phonenumber',
    'telephone',
    'mobile',
    'mobilephone',
  ],
  SDI: [
    'codicesdi',
    'codsdi',
    'codicedestinatario',
    'codicedestinatariosdi',
    'coddestinatario',
    'codiceunivoco',
    'codiceunivocosdi',
    'codunivoco',
    'sdicode',
    'recipientcode',
    'einvoicecode',
  ],
  Contratto: ['tipocontratto', 'tipodicontratto', 'contract', 'contracttype'],
};

/** The fields as the page names them. */
export type FieldLabels = Readonly<Record<SupplierField, string>>;

const namesOf = (target: ColumnTarget, labels?: FieldLabels) => [
  plain(target),
  ...(labels && target !== 'codiceFiscale' ? [plain(labels[target])] : []),
  ...(otherNames[target] ?? []),
];

/** Shorter names are parts of other words too. */
const MIN_CONTAINED = 5;

/** A text without case, accents, spaces and signs: «Partita I.V.A.» becomes `partitaiva`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase();

/** Proposes the target of each column by its name: equal names first, then those that contain one. */
export function proposeMapping(header: readonly string[], labels?: FieldLabels): Mapping {
  const heads = header.map(plain);
  const mapping: (ColumnTarget | null)[] = heads.map(() => null);
  const isFree = (target: ColumnTarget) => !mapping.includes(target);
  const give = (fits: (head: string, name: string) => boolean) => {
    for (const [at, head] of heads.entries()) {
      if (mapping[at] !== null || head === '') continue;
      const fitting = columnTargets
        .filter(isFree)
        .flatMap((target) => namesOf(target, labels).map((name) => ({ target, name })))
        .filter(({ name }) => fits(head, name));
      // The longest: «codice destinatario SDI» is more than «SDI».
      const [best] = fitting.sort((one, other) => other.name.length - one.name.length);
      if (best !== undefined) mapping[at] = best.target;
    }
  };
  give((head, name) => head === name);
  give((head, name) => name.length >= MIN_CONTAINED && head.includes(name));
  // A single identifier is whatever the row has, also when its column is called «Codice fiscale».
  if (isFree('PIVA'))
    return mapping.map((target) => (target === 'codiceFiscale' ? 'PIVA' : target));
  return mapping;
}

/** True when the first row names columns. A row of values holds an identifier or an address. */
export function hasHeader([first]: readonly CsvRow[], labels?: FieldLabels): boolean {
  if (first === undefined) return false;
  if (proposeMapping(first.cells, labels).some((target) => target !== null)) return true;
  return !first.cells.some((cell) => /\d{5}|@/.test(cell));
}

/** Gives a column another target, which no other column keeps. */
export function withTarget(mapping: Mapping, column: number, target: ColumnTarget | null): Mapping {
  return mapping.map((one, at) => (at === column ? target : one === target ? null : one));
}
