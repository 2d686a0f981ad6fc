import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

/** The words of the command palette. */
export const it = {
  title: 'Cerca o vai a...',
  field: 'Cerca schede, pagine e azioni',
  placeholder: 'Un nome, una pagina, un’azione',
  results: 'Risultati',
  count_one: '{{count}} risultato',
  count_other: '{{count}} risultati',
  none: 'Nessun risultato per «{{text}}»',
  noneHint: 'Prova con meno lettere o con un’altra parola.',
  searching: 'Ricerca in corso...',
  failed: '{{name}}: la ricerca non è riuscita. Continua a scrivere per riprovare.',
  slow: '{{name}}: la ricerca non ha risposto in tempo. Continua a scrivere per riprovare.',
  close: 'Chiudi',
  groups: { recent: 'Aperti di recente', actions: 'Azioni', pages: 'Pagine' },
  actions: {
    language: 'Passa all’inglese (English)',
    languageWords: 'lingua language english italiano',
    themeWords: 'tema aspetto colori theme',
    keysWords: 'tastiera tasti aiuto keyboard shortcuts help',
    logoutWords: 'esci disconnetti log out sign out',
  },
  pages: {
    dashboard: 'inizio home',
    tickets: 'tickets',
    trash: 'eliminati ripristina trash deleted',
    activity: 'modifiche storia activity changes',
    people: 'privacy gdpr esporta cancella personal data',
    account: 'profilo password sessioni sicurezza profile account',
  },
};

export type PaletteWords = typeof it;

/** The words of the command palette. */
export const usePaletteWords = bundledWords('palette', { it, en });
