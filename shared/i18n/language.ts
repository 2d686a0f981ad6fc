import type { Words } from '../module/contract.ts';
import { addWords, currentLanguage, i18n } from './i18n.ts';
import { type LanguageCode, languageOf } from './languages.ts';
import { onLanguageStoredElsewhere, readStoredLanguage, storeLanguage } from './stored-language.ts';

type WordSource = (language: LanguageCode) => Promise<Words>;

const sources = new Map<string, WordSource>();
let lastAsked: LanguageCode | null = null;

async function load(namespace: string, source: WordSource, language: LanguageCode): Promise<void> {
  if (!i18n.hasResourceBundle(language, namespace)) {
    addWords(namespace, language, await source(language));
  }
}

/**
 * Says where a module's words come from and loads those of the language in use. Every later change of
 * language waits for them, so that a mounted module never shows a key.
 */
export async function provideWords(namespace: string, source: WordSource): Promise<void> {
  sources.set(namespace, source);
  let language: LanguageCode;
  do {
    language = lastAsked ?? currentLanguage();
    await load(namespace, source, language);
  } while (language !== (lastAsked ?? currentLanguage()));
}

/**
 * Moves the whole page to another language: loads the words of every module that is here, then
 * switches all of them at once. Rejects, and changes nothing, when words cannot be loaded.
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  await showLanguage(code);
  if (currentLanguage() === code) storeLanguage(code);
}

/** The same, without making it the visitor's stored choice: for a page whose address names its language. */
export async function showLanguage(code: LanguageCode): Promise<void> {
  lastAsked = code;
  try {
    await Promise.all([...sources].map(([namespace, source]) => load(namespace, source, code)));
    // Of two quick choices the last one counts, whichever words arrive first.
    if (lastAsked !== code) return;
    await i18n.changeLanguage(code);
    markDocument(code);
  } finally {
    if (lastAsked === code) lastAsked = null;
  }
}

/** Which of its languages an area of the page shows for a choice: its own function, where it has not all nine. */
type OfferedLanguage = (chosen: LanguageCode) => LanguageCode;
const anyLanguage: OfferedLanguage = (chosen) => chosen;

/** Shows the stored choice, or else the language in use, and keeps a choice for another year. */
export async function restoreLanguage(offered: OfferedLanguage = anyLanguage): Promise<void> {
  const stored = readStoredLanguage();
  if (stored !== null) storeLanguage(stored);
  const wanted = offered(stored ?? currentLanguage());
  if (wanted !== currentLanguage()) await showLanguage(wanted);
}

/** Makes this tab follow a choice made in another one. */
export function followOtherTabs(offered: OfferedLanguage = anyLanguage): void {
  onLanguageStoredElsewhere((chosen) => {
    const wanted = offered(chosen);
    if (wanted !== currentLanguage()) showLanguage(wanted).catch(() => undefined);
  });
}

function markDocument(code: LanguageCode): void {
  const { html, direction } = languageOf(code);
  document.documentElement.lang = html;
  document.documentElement.dir = direction;
}
