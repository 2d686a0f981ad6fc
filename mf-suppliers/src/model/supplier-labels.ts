import type { SupplierField } from '@wabu/shared/entities/supplier';
import { isSupplierChoice, supplierFields } from '@wabu/shared/entities/suppliers/supplier-fields';
import type { SupplierTranslate } from '../words/supplier-words.ts';

/** The label of a field, or the key that names none; the tax id of a person is called Codice Fiscale. */
export function labelOf(t: SupplierTranslate, key: string, tipologia = ''): string {
  if (key === 'PIVA' && tipologia === 'Persona Fisica') return t('field.codiceFiscale');
  const field = supplierFields.find((one) => one === key);
  return field ? t(`field.${field}`) : key;
}

/** A field's label for companies and people alike. */
export const fieldLabel = (t: SupplierTranslate, field: SupplierField) =>
  field === 'PIVA' ? `${t('field.PIVA')} / ${t('field.codiceFiscale')}` : t(`field.${field}`);

/** A value in the user's words: the choices have names, the others are as they are. */
export function valueText(t: SupplierTranslate, field: SupplierField, value: string): string {
  return isSupplierChoice(field) && value !== '' ? t(`choice.${value as 'Italia'}`) : value;
}

/** Formats a phone number in groups of three digits, with `+` and country code. */
export function formatPhone(digits: string): string {
  const country = /^00(39|4[139]|33|44)(\d+)$/.exec(digits);
  const [prefix, number] = country ? [`+${country[1]} `, country[2] ?? ''] : ['', digits];
  return prefix + number.replace(/(\d{3})(?=\d{3})/g, '$1 ');
}
