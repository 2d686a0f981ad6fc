import { translatorMessages } from '@wabu/shared/entities/translations/translator-messages';
import { HttpProblem, httpProblem, tooLarge } from '../http/problem.ts';
import { type Translator, TranslatorError } from '../platform/translation.ts';

export const textTooLong = () => tooLarge(translatorMessages['too-long']);

export const notConfigured = () =>
  httpProblem(503, 'not-configured', translatorMessages.notConfigured);

/** Turns a `TranslatorError` into the HTTP problem that reports it; throws anything else again. */
export function translatorProblem({ name }: Translator, error: unknown) {
  if (!(error instanceof TranslatorError)) throw error;
  const { reason, retryAfterMs } = error;
  if (reason === 'too-long') return textTooLong();
  const code = reason === 'quota' ? 'quota-exhausted' : 'upstream';
  const headers: Record<string, string> =
    retryAfterMs === null ? {} : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) };
  return new HttpProblem(502, { code, message: translatorMessages[reason](name) }, headers);
}
