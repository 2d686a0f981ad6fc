import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

/** The shell's words for the staff. The type of the other languages derives from the Italian words. */
export const it = {
  menu: {
    label: 'Menu principale',
    open: 'Menu',
    more: 'Altro',
    moreLabel: 'Altre sezioni',
    dashboard: 'Dashboard',
    tickets: 'Biglietti',
    trash: 'Cestino',
    activity: 'Attività',
    people: 'Dati di una persona',
    account: 'Il mio account',
    logout: 'Logout',
    skip: 'Vai al contenuto',
    light: 'Passa al tema chiaro',
    dark: 'Passa al tema scuro',
    language: 'Lingua dell’area riservata',
    search: 'Cerca',
    searchHint: 'Cerca o vai a...',
    keys: 'Scorciatoie da tastiera',
    everywhere: 'In tutta l’area riservata',
    searchFailed: 'La ricerca non si è caricata: riprova tra poco.',
  },
  dashboard: {
    welcome: 'Benvenuto {{name}} (ruolo = {{role}})',
    language: 'Lingua attuale',
    sections: 'Dove vuoi andare?',
  },
  tickets: {
    title: 'Biglietti',
    language: 'Lingua',
    emptyTitle: 'Qui non c’è ancora niente',
    emptyText:
      'La vendita dei biglietti non è attiva: quando lo sarà, li troverai in questa pagina.',
  },
  forbidden: {
    title: 'Permessi non validi',
    text: 'Il tuo ruolo non può aprire questa pagina.',
  },
  notFound: {
    title: 'Pagina non trovata',
    text: 'A questo indirizzo dell’area riservata non c’è nulla.',
    home: 'Vai alla dashboard',
  },
  session: {
    minutesLeft_one: 'La sessione scade tra un minuto.',
    minutesLeft_other: 'La sessione scade tra {{count}} minuti.',
    renew: 'Rinnova',
    expired: 'Sessione scaduta',
    renewTitle: 'Rinnova la sessione',
    again: 'Inserisci la password per continuare: quello che hai scritto resta qui.',
    username: 'Nome utente',
    password: 'Password',
    signIn: 'Accedi',
    restart: 'Torna alla password',
    offline: 'Il server non risponde: riprova tra poco',
    leave: 'Esci',
  },
  release: {
    newer: 'È uscita una nuova versione: {{names}}. Arriva quando cambi pagina.',
    reload: 'Ricarica ora',
  },
  preview: {
    text: 'In questo browser stai provando:',
    end: 'Torna alle versioni di tutti',
  },
  unsaved: {
    saveFailed: 'Il salvataggio non è riuscito: sei ancora qui, con le tue modifiche.',
  },
  close: 'Chiudi',
  retry: 'Riprova',
};

/** The words of the staff area. */
export const useShellWords = bundledWords('shell', { it, en });
