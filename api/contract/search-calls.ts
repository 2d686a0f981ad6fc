import { expect } from '@jest/globals';
import type { SearchAnswer } from '@wabu/shared/entities/search/search';
import { type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import { answer } from '../src/client.ts';
import { recordCalls } from './record-calls.ts';
import type { ContractServer } from './server.ts';

/** A word of each language. */
export const searchedWords: Record<LanguageCode, string> = {
  it: 'monopattino',
  en: 'scooter',
  de: 'Tretroller',
  fr: 'trottinette',
  es: 'patinete',
  ru: 'самокат',
  zh: '滑板车',
  he: 'קורקינט',
  ar: 'دراجة',
};

/** The content of a section in nine languages; each has its word. */
export const searchedTexts = () =>
  Object.fromEntries(
    languageCodes.map((code) => [code, `<p>${searchedWords[code]} &amp; lago</p>`]),
  ) as Record<LanguageCode, string>;

/** Searches, and publications to search in. */
export function searchCalls(server: () => ContractServer) {
  const { newFrontend } = recordCalls(server);
  const post = (body: string, type = 'application/json') =>
    server().fetch('/api/public/search', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });

  const search = async (q: string, language: LanguageCode) => {
    const response = await post(JSON.stringify({ q, language }));
    expect(response.status).toBe(200);
    return (await response.json()) as SearchAnswer;
  };

  const found = async (q: string, language: LanguageCode) =>
    (await search(q, language)).results.map(({ URL }) => URL);

  /** Publishes a microsite of one section with that content. */
  const publish = async (Contenuto: Partial<Record<LanguageCode, string>>, name?: string) => {
    const codes = Object.keys(Contenuto);
    const NomeSezione = Object.fromEntries(codes.map((code) => [code, `<p>${code}</p>`]));
    const Sezioni = [{ visible: true, NomeSezione, Contenuto }];
    const { d1, input } = await newFrontend(
      { Logo: '', Copertina: '', Slideshow: [], Sezioni },
      name === undefined ? {} : { Nome: name },
    );
    await answer(d1.publishfrontend.$post({ json: { URL: input.URL } }));
    return { d1, input, URL: input.URL };
  };

  return { post, search, found, publish };
}
