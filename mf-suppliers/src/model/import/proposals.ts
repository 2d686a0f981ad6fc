import { companyIdAdvice } from '@wabu/shared/entities/italy/identifiers';
import { lakeTown, provincesOf } from '@wabu/shared/entities/italy/municipalities';
import type { Supplier, SupplierField, SupplierInput } from '@wabu/shared/entities/supplier';
import { SDI_FOREIGN, SDI_NONE } from '../billing-warnings.ts';

export type Proposals = Partial<SupplierInput>;

/** True for a number whose zeros at the beginning a spreadsheet has removed. */
export const lacksZeros = (value: string, whole = ''): boolean =>
  value !== whole && value === whole.replace(/^0+(?=.)/, '');

/** What a VAT number may have been before its zeros were removed. */
export const withZeros = (PIVA: string): string =>
  /^\d{7,10}$/.test(PIVA) ? PIVA.padStart(11, '0') : '';

/** A CAP with its zeros if that is one of the province, otherwise that of the town. */
function wholeCap({ CAP, Citta, Provincia }: SupplierInput): string | undefined {
  const whole = /^\d{2,4}$/.test(CAP) ? CAP.padStart(5, '0') : '';
  const possible = provincesOf(whole);
  if (possible.includes(Provincia)) return whole;
  return lakeTown(Citta)?.CAP ?? (Provincia === '' && possible.length > 0 ? whole : undefined);
}

/**
 * Values that correct wrong fields: what a spreadsheet has removed, as far as it is known, and what is written for a
 * supplier abroad or without an SDI channel.
 */
export function proposeValues(
  input: SupplierInput,
  wrong: readonly SupplierField[],
  stored: Supplier | null,
): Proposals {
  const { CAP, Provincia, Telefono, SDI } = input;
  const PIVA = input.Tipologia === 'Azienda' ? withZeros(input.PIVA) : '';
  // A number that is not stored and has a wrong check digit has lost more than its zeros.
  const isPlausible = PIVA === stored?.PIVA || companyIdAdvice(PIVA) === null;
  const isAbroad = input.Nazione === 'Altro';
  const wholeSdi = SDI === '' ? SDI_NONE : SDI.padStart(7, '0');
  const candidates: { [F in SupplierField]?: string | undefined } = {
    PIVA: isPlausible ? PIVA : undefined,
    Nazione: provincesOf(CAP).includes(Provincia) ? 'Italia' : 'Altro',
    Telefono: lacksZeros(Telefono, stored?.Telefono) ? stored?.Telefono : undefined,
    ...(isAbroad
      ? { CAP: '00000', Provincia: 'EE', SDI: SDI_FOREIGN }
      : { CAP: wholeCap(input), SDI: /^\d*$/.test(SDI) ? wholeSdi : undefined }),
  };
  return Object.fromEntries(
    wrong.flatMap((field) => (candidates[field] ? [[field, candidates[field]]] : [])),
  );
}
