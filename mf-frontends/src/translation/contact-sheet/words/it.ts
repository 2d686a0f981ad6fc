import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  title: 'Foglio di confronto',
  section: 'Sezione',
  all: 'Tutte le sezioni',
  languages: 'Lingue',
  print: 'Stampa',
  caption: 'Le sezioni in ogni lingua',
  scroll: 'Scorri di lato per le altre lingue.',
  unsaved: 'con le modifiche non salvate',
  checking: 'Confronto i testi...',
  allFine: 'niente da controllare',
  counts: {
    missing_one: 'manca {{count}} testo',
    missing_other: 'mancano {{count}} testi',
    outdated_one: '{{count}} testo da aggiornare',
    outdated_other: '{{count}} testi da aggiornare',
    machine_one: '{{count}} testo automatico',
    machine_other: '{{count}} testi automatici',
    differing_one: '{{count}} testo con differenze',
    differing_other: '{{count}} testi con differenze',
  },
  tooWide: 'Una parola o un’immagine è troppo larga per un telefono',
};

export const useSheetWords = bundledWords('frontends-sheet', { it, en });
