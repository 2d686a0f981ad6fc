import type { AddressField } from '@wabu/shared/entities/address-fields';
import { frontendAddressSchema, frontendInputSchema } from '@wabu/shared/entities/frontend';

export type LineField = 'URL' | 'Fornitore' | `Localizzazione.${AddressField}`;

const schemas = {
  URL: frontendInputSchema.shape.URL,
  Fornitore: frontendInputSchema.shape.Fornitore,
} as const;

export function fieldMessage(field: LineField, value: string): string | undefined {
  const schema =
    field === 'URL' || field === 'Fornitore'
      ? schemas[field]
      : frontendAddressSchema.shape[field.slice('Localizzazione.'.length) as AddressField];
  const result = schema.safeParse(value);
  return result.success ? undefined : result.error.issues[0]?.message;
}

/** The HTML id of a field's control; the error list links to it. */
export function fieldId(field: string): string {
  return `frontend-${field.replaceAll('.', '-')}`;
}
