import { httpProblem, tooLarge } from '../http/problem.ts';

/** The sentences of a translation that did not come about. */
export const translationMessages = {
  notConfigured:
    'Il traduttore non è configurato: imposta DEEPL_API_KEY con una chiave DeepL e riavvia il server',
  noAnswer: 'DeepL non risponde: riprova tra poco',
  overloaded: 'DeepL riceve troppe richieste: riprova tra un minuto',
  down: 'DeepL è momentaneamente fuori servizio: riprova tra poco',
  quota:
    'I caratteri disponibili su DeepL sono esauriti: aumenta il piano o attendi il prossimo mese',
  key: 'DeepL non accetta la chiave: controlla DEEPL_API_KEY e riavvia il server',
  refused: 'DeepL ha rifiutato la richiesta',
  broken: 'DeepL ha dato una risposta incomprensibile: riprova tra poco',
  tooLong: 'Il testo è troppo lungo per essere tradotto in una volta',
  language: 'Lingua non valida',
} as const;

const upstream = (message: string) => httpProblem(502, 'upstream', message);

export const notConfigured = () =>
  httpProblem(503, 'not-configured', translationMessages.notConfigured);
export const noAnswer = () => upstream(translationMessages.noAnswer);
export const brokenAnswer = () => upstream(translationMessages.broken);
export const textTooLong = () => tooLarge(translationMessages.tooLong);

/** What stays so however often one asks. */
export function refusedByTranslator(status: number) {
  if (status === 413 || status === 414) return textTooLong();
  if (status === 456) return httpProblem(502, 'quota-exhausted', translationMessages.quota);
  if (status === 401 || status === 403) return upstream(translationMessages.key);
  return upstream(translationMessages.refused);
}

/** What was still so after the last try. */
export function translatorProblem(status: number) {
  const isOverloaded = status === 429 || status === 529;
  return upstream(isOverloaded ? translationMessages.overloaded : translationMessages.down);
}
