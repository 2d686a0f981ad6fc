import type { SupplierInput } from '@wabu/shared/entities/supplier';

type Billing = Pick<SupplierInput, 'SDI' | 'PEC' | 'Nazione' | 'Tipologia'>;
export type SdiAdvice =
  | 'sdi-needs-pec'
  | 'sdi-foreign-only'
  | 'sdi-foreign'
  | 'sdi-public'
  | 'sdi-private';

/** What is written where there is no channel, and where the supplier is abroad. */
export const SDI_NONE = '0000000';
export const SDI_FOREIGN = 'XXXXXXX';

/** What looks odd about how invoices shall arrive; never a reason to refuse. */
export function sdiAdvice({ SDI, PEC, Nazione, Tipologia }: Billing): SdiAdvice | null {
  if (Nazione === 'Altro') return SDI !== '' && SDI !== SDI_FOREIGN ? 'sdi-foreign' : null;
  if (SDI === SDI_FOREIGN) return 'sdi-foreign-only';
  if (SDI === SDI_NONE) return PEC === '' && Tipologia === 'Azienda' ? 'sdi-needs-pec' : null;
  if (SDI === '') return 'sdi-private';
  return SDI.length === 6 ? 'sdi-public' : null;
}

const ordinary = /@(gmail|googlemail|hotmail|outlook|live|yahoo|icloud|libero|virgilio|tiscali)\./i;

/** There is no list of certified domains; but some surely are not. */
export function pecAdvice(pec: string): 'pec-ordinary' | 'pec-exchange' | null {
  if (/@pec\.fatturapa\.it$/i.test(pec)) return 'pec-exchange';
  return ordinary.test(pec) ? 'pec-ordinary' : null;
}
