import type { SupplierField } from './supplier.ts';
import { copiedCode } from './text.ts';

const digits = (text: string, max: number) => text.replace(/\D/g, '').slice(0, max);
const capitals = (text: string, max: number, others = /[^A-Z]/g) =>
  text.toUpperCase().replace(others, '').slice(0, max);
const capitalsAndDigits = (text: string, max: number) => capitals(text, max, /[^A-Z0-9]/g);

/** A value of full length that passes this filter passes the validation. */
export function normaliseSupplierField(
  field: SupplierField,
  value: string,
  tipologia: string,
): string {
  switch (field) {
    case 'PIVA':
      return tipologia === 'Persona Fisica' ? capitalsAndDigits(value, 16) : digits(value, 11);
    case 'CAP':
      return digits(value, 5);
    case 'Provincia':
      return capitals(value, 2);
    case 'SDI':
      return capitalsAndDigits(value, 7);
    case 'Telefono':
      // A plus sign is the same as two zeros, and would be lost.
      return digits(copiedCode(value).replace(/^\+/, '00'), 20);
    case 'email':
    case 'PEC':
      return copiedCode(value, '-').replace(/\s/g, '');
    default:
      return value;
  }
}
