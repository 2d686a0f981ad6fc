import { HttpProblem, httpProblem, tooLarge } from '../http/problem.ts';
import {
  type Translator,
  TranslatorError,
  type TranslatorFailure,
} from '../platform/translation.ts';

/** The environment variable that configures the translator. */
const KEY_VARIABLE = 'DEEPL_API_KEY';
const TOO_LONG = 'Il testo è troppo lungo per essere tradotto in una volta';

export const LANGUAGE_MESSAGE = 'Lingua non valida';

/** The messages of a failed translation, with the name of the service. */
const translatorMessages = (name: string): Record<TranslatorFailure, string> => ({
  timeout: `${name} non risponde: riprova tra poco`,
  overloaded: `${name} riceve troppe richieste: riprova tra un minuto`,
  down: `${name} è momentaneamente fuori servizio: riprova tra poco`,
  quota: `I caratteri disponibili su ${name} sono esauriti: aumenta il piano o attendi il prossimo mese`,
  key: `${name} non accetta la chiave: controlla ${KEY_VARIABLE} e riavvia il server`,
  glossary: `${name} non trova il glossario: riprova tra poco`,
  rejected: `${name} ha rifiutato la richiesta`,
  'invalid-answer': `${name} ha dato una risposta incomprensibile: riprova tra poco`,
  'too-long': TOO_LONG,
});

export const textTooLong = () => tooLarge(TOO_LONG);

export const notConfigured = () =>
  httpProblem(
    503,
    'not-configured',
    `Il traduttore non è configurato: imposta ${KEY_VARIABLE} con una chiave DeepL e riavvia il server`,
  );

/** Turns a `TranslatorError` into the HTTP problem that reports it; throws anything else again. */
export function translatorProblem({ name }: Translator, error: unknown) {
  if (!(error instanceof TranslatorError)) throw error;
  const { reason, retryAfterMs } = error;
  if (reason === 'too-long') return textTooLong();
  const code = reason === 'quota' ? 'quota-exhausted' : 'upstream';
  const headers: Record<string, string> =
    retryAfterMs === null ? {} : { 'Retry-After': String(Math.ceil(retryAfterMs / 1000)) };
  return new HttpProblem(502, { code, message: translatorMessages(name)[reason] }, headers);
}
