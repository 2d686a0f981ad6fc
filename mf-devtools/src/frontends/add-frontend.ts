import { answer } from '@wabu/api/client';
import { addressFields } from '@wabu/shared/entities/address-fields';
import type { FrontendAddress } from '@wabu/shared/entities/frontend';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { d1 } from '../api/devtools-client.ts';
import { loadFrontends } from './use-frontends.ts';

export interface FrontendFields extends FrontendAddress {
  URL: string;
  Fornitore: string;
  Logo: string;
  Copertina: string;
  /** File names, separated by commas. */
  Slideshow: string;
  /** As JSON. */
  Sezioni: string;
}

export const emptyFields: FrontendFields = {
  URL: '',
  Fornitore: '',
  Logo: '',
  Copertina: '',
  Slideshow: '',
  Sezioni: '[]',
  Indirizzo: '',
  CAP: '',
  Citta: '',
  Provincia: '',
  Nazione: 'Italia',
  email: '',
};

/** Thrown before the request when the URL exists already; the server rejects it too. */
export class UrlTaken extends Error {}

/** Adds a frontend; sends its JSON fields as JSON strings, as the contract allows. */
export async function addFrontend(signal: AbortSignal, fields: FrontendFields): Promise<string> {
  const key = normaliseFrontendUrl(fields.URL);
  const existing = await loadFrontends(signal);
  if (existing.some((frontend) => normaliseFrontendUrl(frontend.URL) === key)) throw new UrlTaken();
  const { URL, Fornitore, Logo, Copertina, Slideshow, Sezioni } = fields;
  const slides = Slideshow.split(',').map((name) => name.trim());
  const address = Object.fromEntries(addressFields.map((field) => [field, fields[field]]));
  const json = {
    URL,
    Fornitore,
    Logo,
    Copertina,
    Sezioni,
    Slideshow: JSON.stringify(slides.filter(Boolean)),
    Localizzazione: JSON.stringify(address),
  };
  const { message } = await answer<{ message: string }>(
    d1.addfrontend.$post({ json }, { init: { signal } }),
  );
  return message;
}
