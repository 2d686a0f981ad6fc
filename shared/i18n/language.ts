import type { Words } from '../module/contract.ts';
import { addWords, currentLanguage, i18n } from './i18n.ts';
import { type LanguageCode, languageCodes, languageOf } from './languages.ts';
import { onLanguageStoredElsewhere, readStoredLanguage, storeLanguage } from './stored-language.ts';

type WordSource = (language: LanguageCode) => Promise<Words>;

const sources = new Map<string, WordSource>();
let lastAsked: LanguageCode | null = null;

async function load(namespace: string, source: WordSource, language: LanguageCode): Promise<void> {
  if (!i18n.hasResourceBundle(language, namespace)) {
    addWords(namespace, language, await source(language));
  }
}

/** Registers the source of words: changes of the language, and of the words in development, read it. */
export function registerWords(namespace: string, source: WordSource): void {
  sources.set(namespace, source);
}

/**
 * Registers the source of a module's words and loads those of the current language. Later language changes load them
 * first, so that a mounted module never shows a key.
 */
export async function provideWords(namespace: string, source: WordSource): Promise<void> {
  registerWords(namespace, source);
  let language: LanguageCode;
  do {
    language = lastAsked ?? currentLanguage();
    await load(namespace, source, language);
  } while (language !== (lastAsked ?? currentLanguage()));
}

// In development a changed file of words announces itself (tools/build/hot-words-loader.mjs).
if (process.env.NODE_ENV !== 'production' && typeof window !== 'undefined') {
  window.addEventListener('wabu:words', () => {
    for (const [namespace, source] of sources)
      for (const language of languageCodes)
        if (i18n.hasResourceBundle(language, namespace))
          source(language).then(
            (words) => {
              addWords(namespace, language, words);
              // Renders what shows the old ones.
              i18n.emit('languageChanged', i18n.language);
            },
            () => undefined,
          );
  });
}

/**
 * Changes the language of the page and stores it: loads the words of every registered module, then switches all at
 * once. Rejects without a change when words cannot be loaded.
 */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  await showLanguage(code);
  if (currentLanguage() === code) storeLanguage(code);
}

/** The same without storing the choice: for a page whose URL names its language. */
export async function showLanguage(code: LanguageCode): Promise<void> {
  lastAsked = code;
  try {
    await Promise.all([...sources].map(([namespace, source]) => load(namespace, source, code)));
    // Of two concurrent changes the last one wins, whichever words load first.
    if (lastAsked !== code) return;
    await i18n.changeLanguage(code);
    markDocument(code);
  } finally {
    if (lastAsked === code) lastAsked = null;
  }
}

/** Maps the chosen language to one that an area of the site has. */
type OfferedLanguage = (chosen: LanguageCode) => LanguageCode;
const anyLanguage: OfferedLanguage = (chosen) => chosen;

/** Shows the stored language, or else the current one, and extends the stored choice by a year. */
export async function restoreLanguage(offered: OfferedLanguage = anyLanguage): Promise<void> {
  const stored = readStoredLanguage();
  if (stored !== null) storeLanguage(stored);
  const wanted = offered(stored ?? currentLanguage());
  if (wanted !== currentLanguage()) await showLanguage(wanted);
}

/** Follows a choice that is made in another tab. */
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
