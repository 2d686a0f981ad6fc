import { companyIdAdvice } from '@wabu/shared/entities/italy/identifiers';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { SDI_FOREIGN, SDI_NONE } from '../billing-warnings.ts';

export type Proposals = Partial<Pick<SupplierInput, 'PIVA' | 'CAP' | 'SDI' | 'Provincia'>>;

/**
 * Values that correct fields which the rules reject: zeros at the beginning, which a spreadsheet has removed, and what
 * is written for a supplier abroad or without an SDI channel.
 */
export function proposeValues(input: SupplierInput, wrong: readonly string[]): Proposals {
  const { PIVA, CAP, SDI, Nazione, Tipologia } = input;
  const isAbroad = Nazione === 'Altro';
  const candidates: Proposals = {
    ...(Tipologia === 'Azienda' && /^\d{7,10}$/.test(PIVA) && { PIVA: PIVA.padStart(11, '0') }),
    ...(/^\d{2,4}$/.test(CAP) && !isAbroad && { CAP: CAP.padStart(5, '0') }),
    ...(isAbroad && { CAP: '00000', Provincia: 'EE', SDI: SDI_FOREIGN }),
    ...(!isAbroad && SDI === '' && { SDI: SDI_NONE }),
    ...(!isAbroad && /^\d{1,6}$/.test(SDI) && { SDI: SDI.padStart(7, '0') }),
  };
  const proposals: Proposals = {};
  for (const field of wrong as (keyof Proposals)[]) {
    const value = candidates[field];
    // Only a number whose check digit fits: another one has lost more than its zeros.
    const isPlausible = field !== 'PIVA' || companyIdAdvice(value ?? '') === null;
    if (value !== undefined && isPlausible) proposals[field] = value;
  }
  return proposals;
}
