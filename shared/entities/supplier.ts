import * as z from 'zod/mini';
import { toFieldProblems } from './field-problems.ts';
import type { FieldProblem } from './problem.ts';
import { EMAIL, EMAIL_MAX, formattedLine, optionalLine, requiredLine } from './text.ts';

export { normaliseSupplierField } from './supplier-filters.ts';

export const supplierTypes = ['Azienda', 'Persona Fisica'] as const;
export const supplierCountries = ['Italia', 'Altro'] as const;
export const supplierContracts = ['Intermediazione', 'Ricarico'] as const;

export type SupplierType = (typeof supplierTypes)[number];

/** The fields that are chosen, with their options; a new supplier starts with the first one. */
export const supplierChoices = {
  Tipologia: supplierTypes,
  Nazione: supplierCountries,
  Contratto: supplierContracts,
} as const;
export type SupplierChoice = keyof typeof supplierChoices;

/** The groups of fields, in the order in which a form and a record's details show them. */
export const supplierGroups = ['identity', 'address', 'contacts', 'billing'] as const;
export type SupplierGroup = (typeof supplierGroups)[number];

/** The messages of a rejected supplier. */
export const supplierMessages = {
  required: 'Campo obbligatorio',
  companyId: 'PIVA: solo numeri, 11 cifre',
  personId: 'Codice Fiscale: 16 caratteri alfanumerici maiuscoli',
  CAP: 'Solo numeri, 5 cifre',
  Provincia: 'Solo lettere maiuscole, 2 caratteri',
  SDI: 'Solo caratteri maiuscoli e numeri, 7 caratteri',
  Telefono: 'Solo numeri',
  email: 'Email non valida',
  PEC: 'PEC non valida',
  duplicate: 'Il campo PIVA/Codice Fiscale deve essere univoco tra tutti i fornitori',
  keyChanged:
    'Non puoi modificare il campo PIVA/Codice Fiscale in modalità modifica. Usa "Salva come nuovo" per creare un nuovo fornitore.',
  notFound: 'Il fornitore non esiste più',
  changedMeanwhile: 'Il fornitore è stato modificato da un altro utente',
  inUse: 'Il fornitore è usato da uno o più frontend',
  deleted: 'Fornitore cancellato',
} as const;

export const supplierLimits = { Nome: 120, Indirizzo: 160, Citta: 80, Telefono: 20 } as const;

const COMPANY_ID = /^\d{11}$/;
const PERSON_ID = /^[A-Z0-9]{16}$/;

/** The format of the tax id by type: eleven digits for a company, sixteen characters for a person. */
export function taxIdRule(type: unknown): { form: RegExp; message: string } {
  return type === 'Persona Fisica'
    ? { form: PERSON_ID, message: supplierMessages.personId }
    : { form: COMPANY_ID, message: supplierMessages.companyId };
}

const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, supplierMessages.required);

const optionalFormat = (max: number, form: RegExp, message: string) =>
  z._default(formattedLine(max, form, message), '');

const fields = {
  Nome: requiredLine(supplierLimits.Nome),
  Tipologia: choice(supplierTypes),
  PIVA: requiredLine(32).check(z.toUpperCase()),
  Indirizzo: optionalLine(supplierLimits.Indirizzo),
  CAP: formattedLine(32, /^\d{5}$/, supplierMessages.CAP),
  Citta: optionalLine(supplierLimits.Citta),
  Provincia: formattedLine(32, /^[A-Za-z]{2}$/, supplierMessages.Provincia).check(z.toUpperCase()),
  Nazione: choice(supplierCountries),
  email: formattedLine(EMAIL_MAX, EMAIL, supplierMessages.email),
  PEC: optionalFormat(EMAIL_MAX, new RegExp(`^$|${EMAIL.source}`, 'u'), supplierMessages.PEC),
  Telefono: optionalFormat(supplierLimits.Telefono, /^\d*$/, supplierMessages.Telefono),
  SDI: formattedLine(32, /^[A-Za-z0-9]{7}$/, supplierMessages.SDI).check(z.toUpperCase()),
  Contratto: choice(supplierContracts),
};

/** A missing tax id has two problems, of which `toFieldProblems` reports the first. */
const taxIdFitsType = z.check<{ PIVA?: unknown; Tipologia?: unknown }>((payload) => {
  const { PIVA, Tipologia } = payload.value;
  const { form, message } = taxIdRule(Tipologia);
  if (form.test(String(PIVA))) return;
  payload.issues.push({ code: 'custom', message, path: ['PIVA'], input: PIVA });
});
// Runs even if other checks fail, so that all problems are reported at once.
taxIdFitsType._zod.def.when = (payload) =>
  typeof payload.value === 'object' && payload.value !== null;

/** A supplier as it is sent; unknown keys are removed. */
export const supplierInputSchema = z.object(fields).check(taxIdFitsType);
/** A supplier as it is stored and returned. */
export const supplierSchema = z.object({ ...fields, version: z.int() });

export type SupplierInput = z.infer<typeof supplierInputSchema>;
export type Supplier = z.infer<typeof supplierSchema>;
export type SupplierField = keyof SupplierInput;

/** Every field, in the order of the form and of the errors. */
export const supplierFields = Object.keys(fields) as readonly SupplierField[];

const groupOf: Record<SupplierField, SupplierGroup> = {
  Nome: 'identity',
  Tipologia: 'identity',
  PIVA: 'identity',
  Indirizzo: 'address',
  CAP: 'address',
  Citta: 'address',
  Provincia: 'address',
  Nazione: 'address',
  email: 'contacts',
  PEC: 'contacts',
  Telefono: 'contacts',
  SDI: 'billing',
  Contratto: 'billing',
};

/** The fields of a group, in their order. */
export function supplierFieldsOf(group: SupplierGroup): SupplierField[] {
  return supplierFields.filter((field) => groupOf[field] === group);
}

/** True for a field whose schema rejects an empty value. */
export function isRequiredSupplierField(field: SupplierField): boolean {
  return !fields[field].safeParse('').success;
}

/** Narrows a field to those with options. */
export function isSupplierChoice(field: SupplierField): field is SupplierChoice {
  return Object.hasOwn(supplierChoices, field);
}

/** The values of a new supplier: empty texts, first options. */
export const emptySupplier = Object.fromEntries(
  supplierFields.map((field) => [field, isSupplierChoice(field) ? supplierChoices[field][0] : '']),
) as SupplierInput;

/** Validates a draft; problems in the order of the form, none when it can be saved. */
export function checkSupplier(input: unknown): FieldProblem[] {
  const result = supplierInputSchema.safeParse(input);
  if (result.success) return [];
  const order = (problem: FieldProblem) => supplierFields.indexOf(problem.field as SupplierField);
  return toFieldProblems(result.error).sort((a, b) => order(a) - order(b));
}
