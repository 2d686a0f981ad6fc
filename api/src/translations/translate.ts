import { languages } from '@wabu/shared/i18n/languages';
import type { Platform } from '../platform/platform.ts';
import { type DeeplTranslation, translateTexts } from './deepl.ts';
import { languageNamed } from './translation-languages.ts';
import { notConfigured, textTooLong } from './translation-problems.ts';

/** Letters of one call: a whole microsite in one language, and not a library. */
const MOST_LETTERS = 400_000;

interface Request {
  text: string | string[];
  source_lang?: string;
  target_lang: string;
}

/** Translates what says something; empty texts are their own translation. */
export async function translate(
  platform: Platform,
  request: Request,
): Promise<{ translations: DeeplTranslation[] }> {
  const { deepl } = platform.settings;
  if (deepl === undefined) throw notConfigured();
  const source = request.source_lang === undefined ? null : languageNamed(request.source_lang);
  const target = languageNamed(request.target_lang) ?? languages[0];
  const { fromTranslator, toOutgoing } = await import('./translation-text.ts');
  const texts = [request.text].flat().map(toOutgoing);
  if (texts.reduce((sum, { text }) => sum + text.length, 0) > MOST_LETTERS) throw textTooLong();

  const saying = texts.filter(({ text }) => text.trim() !== '');
  const answers = await translateTexts(deepl, {
    texts: saying,
    source: source?.deepl.source,
    target: target.deepl.target,
  });
  const translations = texts.map((outgoing) => {
    const answer = answers[saying.indexOf(outgoing)];
    if (answer === undefined)
      return { detected_source_language: source?.deepl.source ?? '', text: outgoing.text };
    return { ...answer, text: fromTranslator(outgoing, answer.text, source, target) };
  });
  return { translations };
}
