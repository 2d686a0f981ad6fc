import type { FrontendPlace } from './frontend.ts';

export type PlaceField = keyof FrontendPlace;

/** The fields of a frontend's Localizzazione, in the order in which people are asked for them. */
export const placeFields = [
  'Indirizzo',
  'CAP',
  'Citta',
  'Provincia',
  'Nazione',
  'email',
] as const satisfies readonly PlaceField[];
