import type { SupplierField } from '@wabu/shared/entities/supplier';
import { isSupplierChoice } from '@wabu/shared/entities/suppliers/supplier-fields';
import type { SupplierTranslate } from '../words/supplier-words.ts';

/** A field's label; the tax id of a person is called Codice Fiscale. */
export function labelOf(t: SupplierTranslate, field: SupplierField, tipologia: string): string {
  if (field === 'PIVA' && tipologia === 'Persona Fisica') return t('field.codiceFiscale');
  return t(`field.${field}`);
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
