import { foldText } from '@wabu/shared/entities/search/fold-text';
import type { TranslationContext } from '@wabu/shared/entities/translations/translation-settings';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Platform } from '../../platform/platform.ts';
import { suppliersNamed } from '../record/named-suppliers-repository.ts';

/** A request has 8 kB beside its texts. */
const MAX_LENGTH = 1_200;
/** An initial says nothing of a person. */
const MIN_NAME_PART = 2;

/** DeepL wants the context in the language of the texts; English is understood beside any. */
const words = {
  it: {
    site: 'Testo del sito web di un’attività sul Lago di Garda',
    lodging: 'che offre alloggi ai turisti',
    place: 'Luogo',
    sections: 'Sezioni della pagina',
  },
  en: {
    site: 'Text of the web site of a business at Lake Garda',
    lodging: 'that offers lodging to tourists',
    place: 'Place',
    sections: 'Sections of the page',
  },
};

/**
 * What the texts are about, as a sentence. Never with the name of a natural person: what contains a part of the
 * supplier's name is left out, and so is everything typed when no stored supplier is named.
 */
export async function contextText(
  { database }: Platform,
  { supplier, offer, place, sections = [] }: TranslationContext,
  source: LanguageCode | undefined,
): Promise<string> {
  const t = words[source === 'it' ? 'it' : 'en'];
  const name = supplier ?? '';
  const types = name === '' ? [] : (await suppliersNamed(database, name)).map(({ type }) => type);
  const isPerson = types.includes('Persona Fisica');
  const isSent = (text: string) =>
    types.length > 0 && text.trim() !== '' && !(isPerson && namesOneOf(text, name));
  const kind = offer === 'lodging' ? `${t.site} ${t.lodging}.` : `${t.site}.`;
  const where = place !== undefined && isSent(place) ? ` ${t.place}: ${place.trim()}.` : '';
  const named = sections.filter(isSent).map((name) => name.trim());
  const about = named.length === 0 ? '' : ` ${t.sections}: ${named.join(', ')}.`;
  return (kind + where + about).slice(0, MAX_LENGTH);
}

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

function namesOneOf(text: string, name: string): boolean {
  const parts = wordsOf(name).filter((part) => part.length >= MIN_NAME_PART);
  return wordsOf(text).some((word) => parts.includes(word));
}
