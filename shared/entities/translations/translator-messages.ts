import { defineMessages } from '../messages/messages.ts';

/** What the server says of a translation that failed or is rejected, with the name of the service. */
export const translatorMessages = defineMessages('translator', {
  timeout: '{{name}} non risponde: riprova tra poco',
  overloaded: '{{name}} riceve troppe richieste: riprova tra un minuto',
  down: '{{name}} è momentaneamente fuori servizio: riprova tra poco',
  quota:
    'I caratteri disponibili su {{name}} sono esauriti: aumenta il piano o attendi il prossimo mese',
  key: '{{name}} non accetta la chiave: controlla DEEPL_API_KEY e riavvia il server',
  glossary: '{{name}} non trova il glossario: riprova tra poco',
  rejected: '{{name}} ha rifiutato la richiesta',
  'invalid-answer': '{{name}} ha dato una risposta incomprensibile: riprova tra poco',
  'too-long': 'Il testo è troppo lungo per essere tradotto in una volta',
  notConfigured:
    'Il traduttore non è configurato: imposta DEEPL_API_KEY con una chiave DeepL e riavvia il server',
  language: 'Lingua non valida',
  /** The limit as a text: `200.000`. */
  dayOfAll:
    'Per oggi i caratteri da tradurre sono finiti ({{limit}} al giorno per tutti): riprova domani',
  dayOfOne: 'Per oggi hai usato i tuoi caratteri da tradurre ({{limit}} al giorno): riprova domani',
});
