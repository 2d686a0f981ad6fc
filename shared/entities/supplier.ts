import * as z from 'zod/mini';
import { toFieldProblems } from './field-problems.ts';
import type { FieldProblem } from './problem.ts';
import {
  isSupplierChoice,
  type SupplierField,
  supplierChoices,
  supplierContracts,
  supplierCountries,
  supplierFields,
  supplierLimits,
  supplierMessages,
  supplierTypes,
  taxIdRule,
} from './suppliers/supplier-fields.ts';
import {
  EMAIL,
  EMAIL_MAX,
  formattedLine,
  optionalLine,
  requiredLine,
  textMessages,
} from './text.ts';

export { normaliseSupplierField } from './supplier-filters.ts';
export * from './suppliers/supplier-fields.ts';

const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, textMessages.required);

/** Its format depends on the type. */
export const taxIdText = formattedLine(32, /./, textMessages.required).check(z.toUpperCase());

const fields = {
  Nome: requiredLine(supplierLimits.Nome),
  Tipologia: choice(supplierTypes),
  PIVA: taxIdText,
  Indirizzo: optionalLine(supplierLimits.Indirizzo),
  CAP: formattedLine(32, /^\d{5}$/, supplierMessages.CAP),
  Citta: optionalLine(supplierLimits.Citta),
  Provincia: formattedLine(32, /^[A-Za-z]{2}$/, supplierMessages.Provincia).check(z.toUpperCase()),
  Nazione: choice(supplierCountries),
  email: formattedLine(EMAIL_MAX, EMAIL, supplierMessages.email, '-'),
  PEC: z._default(
    formattedLine(EMAIL_MAX, new RegExp(`^$|${EMAIL.source}`, 'u'), supplierMessages.PEC, '-'),
    '',
  ),
  Telefono: z._default(
    formattedLine(supplierLimits.Telefono, /^\d*$/, supplierMessages.Telefono),
    '',
  ),
  SDI: formattedLine(32, /^[A-Za-z0-9]{7}$/, supplierMessages.SDI).check(z.toUpperCase()),
  Contratto: choice(supplierContracts),
} satisfies Record<SupplierField, unknown>;

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

export const supplierInputSchema = z.object(fields).check(taxIdFitsType);
/** The `id` stands in addresses, where a tax code must not. */
export const supplierSchema = z.object({ ...fields, id: z.string(), version: z.int() });

export type SupplierInput = z.infer<typeof supplierInputSchema>;
export type Supplier = z.infer<typeof supplierSchema>;

export function isRequiredSupplierField(field: SupplierField): boolean {
  return !fields[field].safeParse('').success;
}

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
