import type { FrontendAddress } from './frontend.ts';

export type AddressField = keyof FrontendAddress;

/** The fields of a frontend's Localizzazione, in the order of the form. */
export const addressFields = [
  'Indirizzo',
  'CAP',
  'Citta',
  'Provincia',
  'Nazione',
  'email',
] as const satisfies readonly AddressField[];
