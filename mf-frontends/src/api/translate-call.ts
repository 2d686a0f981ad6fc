import { ApiProblem, answer } from '@wabu/api/client';
import type { TranslationContext } from '@wabu/shared/entities/translations/translation-settings';
import { languageOf } from '@wabu/shared/i18n/languages';
import type { Failure, TranslateRequest } from '../model/translation/run-job.ts';
import type { FrontendsTranslate } from '../words/frontends-words.ts';
import { api } from './frontends-client.ts';

/** Sends one request to DeepL through our server, which holds the key. */
export async function translateTexts({
  texts,
  source,
  target,
  signal,
  context,
}: TranslateRequest & { context: TranslationContext }): Promise<string[]> {
  const json = {
    context,
    text: texts,
    source_lang: languageOf(source).deepl.source,
    target_lang: languageOf(target).deepl.target,
  };
  const { translations } = await answer(api.DeepL.translate.$post({ json }, { init: { signal } }));
  return translations.map(({ text }) => text);
}

/** Problems of one language or one request: the job continues with the next language. */
const passing: readonly string[] = ['upstream', 'too-large', 'invalid', 'malformed'];

export function explainFailure(t: FrontendsTranslate, error: unknown): Failure {
  if (!(error instanceof ApiProblem))
    return { message: t('translate.problems.line'), isFatal: true };
  const { code, message } = error.problem;
  return { message, isFatal: !passing.includes(code) };
}
