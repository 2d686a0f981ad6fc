import type { SupplierInput } from '@wabu/shared/entities/supplier';

type Billing = Pick<SupplierInput, 'SDI' | 'PEC' | 'Nazione' | 'Tipologia'>;
export type SdiWarning =
  | 'sdi-needs-pec'
  | 'sdi-foreign-only'
  | 'sdi-foreign'
  | 'sdi-public'
  | 'sdi-private';

/**
 * SDI codes of a supplier without an SDI channel, and of a foreign one (Agenzia delle Entrate, technical
 * rules of the electronic invoice).
 */
export const SDI_NONE = '0000000';
export const SDI_FOREIGN = 'XXXXXXX';

/** The warning for an unusual SDI code; it never prevents a save. */
export function sdiWarning({ SDI, PEC, Nazione, Tipologia }: Billing): SdiWarning | null {
  if (Nazione === 'Altro') return SDI !== '' && SDI !== SDI_FOREIGN ? 'sdi-foreign' : null;
  if (SDI === SDI_FOREIGN) return 'sdi-foreign-only';
  if (SDI === SDI_NONE) return PEC === '' && Tipologia === 'Azienda' ? 'sdi-needs-pec' : null;
  if (SDI === '') return 'sdi-private';
  return SDI.length === 6 ? 'sdi-public' : null;
}

const ordinary = /@(gmail|googlemail|hotmail|outlook|live|yahoo|icloud|libero|virgilio|tiscali)\./i;

/** Warns about domains that are certainly not certified email; there is no public list of certified ones. */
export function pecWarning(pec: string): 'pec-ordinary' | 'pec-exchange' | null {
  if (/@pec\.fatturapa\.it$/i.test(pec)) return 'pec-exchange';
  return ordinary.test(pec) ? 'pec-ordinary' : null;
}
