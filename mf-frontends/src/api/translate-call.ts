import { ApiProblem, answer } from '@wabu/api/client';
import { languageOf } from '@wabu/shared/i18n/languages';
import type { Failure, TranslateRequest } from '../model/translation/run-job.ts';
import type { FrontendsTranslate } from '../words/frontends-words.ts';
import { api } from './frontends-client.ts';

/** One call to the translator, through the server that holds its key. */
export async function translateTexts({
  texts,
  source,
  target,
  signal,
}: TranslateRequest): Promise<string[]> {
  const json = {
    text: texts,
    source_lang: languageOf(source).deepl.source,
    target_lang: languageOf(target).deepl.target,
  };
  const { translations } = await answer(api.DeepL.translate.$post({ json }, { init: { signal } }));
  return translations.map(({ text }) => text);
}

/** Only what belongs to one language or one moment lets the next language have its try. */
const passing: readonly string[] = ['upstream', 'too-large', 'invalid', 'malformed'];

/** What a failed call means, in words for people. */
export function explainFailure(t: FrontendsTranslate, error: unknown): Failure {
  if (!(error instanceof ApiProblem))
    return { message: t('translate.problems.line'), isFatal: true };
  const { code, message } = error.problem;
  return { message, isFatal: !passing.includes(code) };
}
