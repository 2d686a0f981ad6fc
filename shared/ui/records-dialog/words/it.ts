import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  close: 'Chiudi',
  retry: 'Riprova',
  allLanguages: 'Tutte le lingue',
  unreachable: 'La connessione si è interrotta: riprova quando la rete è tornata.',
};

/** They are part of the code, because several modules bundle it. */
export const useRecordsDialogWords = bundledWords('records-dialog', { it, en });
