import { normaliseSupplierField } from './supplier-filters.ts';
import { EMAIL_MAX } from './text.ts';

/** The fields of a frontend's Localizzazione, in the order of the form. */
export const addressFields = [
  'Indirizzo',
  'CAP',
  'Citta',
  'Provincia',
  'Nazione',
  'email',
] as const;
export type AddressField = (typeof addressFields)[number];

/** The most characters of each field. */
export const addressLimits = {
  Indirizzo: 160,
  CAP: 5,
  Citta: 80,
  Provincia: 2,
  Nazione: 60,
  email: EMAIL_MAX,
} as const satisfies Record<AddressField, number>;

export function normaliseAddressField(field: AddressField, value: string): string {
  return field === 'CAP' || field === 'Provincia' || field === 'email'
    ? normaliseSupplierField(field, value, 'Azienda')
    : value.slice(0, addressLimits[field]);
}
