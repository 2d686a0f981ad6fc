import { userMessages } from '@wabu/shared/entities/passwords/user-messages';

/** Widened, so that other languages may say it in their words. */
const sentences: Record<keyof typeof userMessages, string> = userMessages;

export const it = {
  title: 'Utenti',
  list: {
    caption: 'Elenco utenti',
    name: 'Nome',
    role: 'Ruolo',
    avatar: 'Avatar',
    failed: sentences.loadFailed,
    retry: 'Riprova',
    you: 'sei tu',
    search: 'Cerca utente...',
    noMatch: 'Nessun utente corrisponde alla ricerca',
    clear: 'Svuota la ricerca',
    disabled: 'Disattivato',
  },
  manage: {
    open: 'Gestisci {{name}}',
    disabled: 'disattivato',
    linkUntil: 'link di accesso fino al {{time}}',
    lastSignIn: 'ultimo accesso {{time}}',
    neverSignedIn: 'nessun accesso registrato',
  },
  add: 'Aggiungi utente',
  remove: 'Cancella utente',
  usage: 'Spazio per i file',
  history: { open: 'Cronologia di {{name}}' },
};

export type UserWords = typeof it;
