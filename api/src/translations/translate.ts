import { languages } from '@wabu/shared/i18n/languages';
import type { Platform } from '../platform/platform.ts';
import { languageNamed } from './translation-languages.ts';
import { notConfigured, textTooLong, translatorProblem } from './translation-problems.ts';

/** Characters of one call: enough for a whole microsite in one language. */
const MAX_CHARACTERS = 400_000;

interface Request {
  text: string | string[];
  source_lang?: string;
  target_lang: string;
}

/** An item of the answer, in the shape that the specification takes from DeepL. */
interface AnsweredTranslation {
  detected_source_language: string;
  text: string;
}

/** Translates the texts that are not blank; a blank text is its own translation. */
export async function translate(
  { translator }: Platform,
  request: Request,
): Promise<{ translations: AnsweredTranslation[] }> {
  if (translator === undefined) throw notConfigured();
  const source = request.source_lang === undefined ? null : languageNamed(request.source_lang);
  const target = languageNamed(request.target_lang) ?? languages[0];
  const { fromTranslator, toOutgoing } = await import('./translation-text.ts');
  const outgoing = [request.text].flat().map(toOutgoing);
  if (outgoing.reduce((sum, { text }) => sum + text.length, 0) > MAX_CHARACTERS)
    throw textTooLong();

  const texts = outgoing.filter(({ text }) => text.trim() !== '');
  const answers = await translator
    .translate({ texts, source: source?.code, target: target.code })
    .catch((error: unknown) => {
      throw translatorProblem(translator, error);
    });
  const translations = outgoing.map((one) => {
    const answer = answers[texts.indexOf(one)];
    if (answer === undefined)
      return { detected_source_language: source?.deepl.source ?? '', text: one.text };
    const text = fromTranslator(one, answer.text, source, target);
    return { detected_source_language: answer.detectedLanguage, text };
  });
  return { translations };
}
