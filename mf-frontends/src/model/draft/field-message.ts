import { frontendAddressSchema, frontendInputSchema } from '@wabu/shared/entities/frontend';
import type { AddressField } from '@wabu/shared/entities/place-fields';

/** The fields of the form that are one line of text, as the server names them. */
export type LineField = 'URL' | 'Fornitore' | `Localizzazione.${AddressField}`;

const schemas = {
  URL: frontendInputSchema.shape.URL,
  Fornitore: frontendInputSchema.shape.Fornitore,
} as const;

/** What is wrong with one field, in the words of the server; undefined when nothing is. */
export function fieldMessage(field: LineField, value: string): string | undefined {
  const schema =
    field === 'URL' || field === 'Fornitore'
      ? schemas[field]
      : frontendAddressSchema.shape[field.slice('Localizzazione.'.length) as AddressField];
  const result = schema.safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
}

/** The id of a field's control, where the list of errors leads. */
export function fieldId(field: string): string {
  return `frontend-${field.replaceAll('.', '-')}`;
}
