import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

/** The words of the keyboard sheet. */
export const it = {
  title: 'Scorciatoie da tastiera',
  close: 'Chiudi',
  page: 'In questa pagina',
  names: {
    arrowup: '↑',
    arrowdown: '↓',
    arrowleft: '←',
    arrowright: '→',
    enter: 'Invio',
    shift: 'Maiusc',
    home: 'Inizio',
    end: 'Fine',
    pageup: 'Pag ↑',
    pagedown: 'Pag ↓',
    delete: 'Canc',
    space: 'Spazio',
    click: 'clic',
  },
};

export type SheetWords = typeof it;

/** The words of the keyboard sheet. */
export const useSheetWords = bundledWords('keyboard-sheet', { it, en });
