export const it = {
  title: 'Utenti',
  list: {
    caption: 'Elenco utenti',
    name: 'Nome',
    role: 'Ruolo',
    avatar: 'Avatar',
    failed: 'Errore nel recupero utenti',
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
