import { defineMessages } from './messages/messages.ts';

/** What the server says of a rejection that no entity has words for. */
export const problemMessages = defineMessages('problem', {
  malformed: 'Richiesta non valida',
  invalid: 'Dati non validi!',
  unauthenticated: 'Sessione scaduta o mancante: effettua il login',
  forbidden: 'Permessi non validi',
  notFound: 'Non trovato',
  tooLarge: 'La richiesta è troppo grande',
  unsupportedType: 'Formato della richiesta non ammesso',
  tooMany: 'Troppi tentativi: riprova più tardi',
  unexpected: 'Errore imprevisto: riprova tra poco',
  full: 'Spazio esaurito: il salvataggio non è riuscito',
  diskLow:
    'Lo spazio sul server è quasi finito: per ora non si può aggiungere nulla. Avvisa chi gestisce il sito; leggere e cancellare funziona.',
  unavailable: 'Servizio momentaneamente non disponibile: riprova tra poco',
  moving: 'Il sito sta cambiando server: per ora si può solo leggere. Riprova più tardi.',
  confirm: 'Prima conferma che sei tu',
  uploadSlow: 'Il caricamento è troppo lento',
  uploadBroken: 'Il caricamento si è interrotto',
  listMoved: 'L’elenco è cambiato proprio in questo punto: rileggilo dall’inizio.',
});
