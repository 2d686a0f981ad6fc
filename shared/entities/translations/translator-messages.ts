/** What the server says of a translation that failed or is rejected, with the name of the service. */
export const translatorMessages = {
  timeout: (name: string) => `${name} non risponde: riprova tra poco`,
  overloaded: (name: string) => `${name} riceve troppe richieste: riprova tra un minuto`,
  down: (name: string) => `${name} è momentaneamente fuori servizio: riprova tra poco`,
  quota: (name: string) =>
    `I caratteri disponibili su ${name} sono esauriti: aumenta il piano o attendi il prossimo mese`,
  key: (name: string) =>
    `${name} non accetta la chiave: controlla DEEPL_API_KEY e riavvia il server`,
  glossary: (name: string) => `${name} non trova il glossario: riprova tra poco`,
  rejected: (name: string) => `${name} ha rifiutato la richiesta`,
  'invalid-answer': (name: string) =>
    `${name} ha dato una risposta incomprensibile: riprova tra poco`,
  'too-long': 'Il testo è troppo lungo per essere tradotto in una volta',
  notConfigured:
    'Il traduttore non è configurato: imposta DEEPL_API_KEY con una chiave DeepL e riavvia il server',
  language: 'Lingua non valida',
  /** The limit as a text: `200.000`. */
  dayOfAll: (limit: string) =>
    `Per oggi i caratteri da tradurre sono finiti (${limit} al giorno per tutti): riprova domani`,
  dayOfOne: (limit: string) =>
    `Per oggi hai usato i tuoi caratteri da tradurre (${limit} al giorno): riprova domani`,
} as const;
