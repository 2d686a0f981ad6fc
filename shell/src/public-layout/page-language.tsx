import { useAddressLanguage } from './use-choose-language.ts';

/**
 * Applies the language of the address, or the stored one. It stands inside the boundary of a page: a change before
 * React has hydrated the page would compare its words with HTML in another language.
 */
export function PageLanguage() {
  useAddressLanguage();
  return null;
}
