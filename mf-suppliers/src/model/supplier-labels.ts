import type { SupplierField } from '@wabu/shared/entities/supplier';
import type { SupplierTranslate } from '../words/supplier-words.ts';

/** A field's name: the tax id has another one for a person. */
export function labelOf(t: SupplierTranslate, field: SupplierField, tipologia: string): string {
  if (field === 'PIVA' && tipologia === 'Persona Fisica') return t('field.codiceFiscale');
  return t(`field.${field}`);
}

/** The fields in the groups that the form and the details show. */
export const fieldGroups = {
  identity: ['Nome', 'Tipologia', 'PIVA'],
  address: ['Indirizzo', 'CAP', 'Citta', 'Provincia', 'Nazione'],
  contacts: ['email', 'PEC', 'Telefono'],
  billing: ['SDI', 'Contratto'],
} as const satisfies Record<string, readonly SupplierField[]>;

/** A phone number in groups, with the plus sign of its country. */
export function formatPhone(digits: string): string {
  const country = /^00(39|4[139]|33|44)(\d+)$/.exec(digits);
  const [prefix, number] = country ? [`+${country[1]} `, country[2] ?? ''] : ['', digits];
  return prefix + number.replace(/(\d{3})(?=\d{3})/g, '$1 ');
}
