import type { Microsite } from '@wabu/shared/entities/microsite';
import { plainText } from '@wabu/shared/entities/rich-text/plain-text';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { kindWords } from '@wabu/shared/microsite/kind-words';
import type { Statement } from '../../platform/platform.ts';
import { replaceDocuments, type SearchDocument } from './search-repository.ts';
import { SCANNED_LENGTH } from './text/excerpt.ts';
import { tokensOf } from './text/tokens.ts';

/** Characters of a microsite that are indexed in each language. */
const INDEXED_LENGTH = 100_000;

/**
 * The statements that index a snapshot instead of an earlier one, for the write of its publication. A withdrawal
 * removes it by a trigger.
 */
export function indexMicrosite(frontendId: string, microsite: Microsite): Statement[] {
  return replaceDocuments(frontendId, toDocuments(microsite));
}

function toDocuments(microsite: Microsite): SearchDocument[] {
  const { name, legalName = '', place, sections, languages } = microsite;
  return languages.map((language) => {
    const text = textOf(microsite, language);
    const headings = sections.map((section) => plainText(section.name[language])).join('\n');
    const terms = (of: string) => indexedTerms(of, language);
    return {
      language,
      name,
      town: place.Citta,
      text: text.slice(0, SCANNED_LENGTH),
      nameTerms: terms(`${name}\n${legalName}`),
      townTerms: terms(place.Citta),
      headingTerms: terms(`${headings}\n${kindText(microsite, language)}`),
      textTerms: terms(text),
    };
  });
}

function textOf(microsite: Microsite, language: LanguageCode): string {
  const { logo, cover, slides, sections } = microsite;
  const shown = [cover, ...slides, logo].flatMap((picture) => picture?.alt[language] || []);
  return [
    ...sections.map(({ name, content }) =>
      plainText(`<p>${name[language]}</p>${content[language]}`),
    ),
    ...new Set(shown),
  ].join('\n');
}

const kindText = ({ facts }: Microsite, language: LanguageCode) =>
  facts?.kind ? kindWords[language][facts.kind].join(' ') : '';

function indexedTerms(text: string, language: LanguageCode): string {
  const tokens = tokensOf(text.slice(0, INDEXED_LENGTH));
  return Array.from(tokens, ({ term }) => language + term).join(' ');
}
