import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  start: 'Seleziona',
  bar: 'Selezione',
  count_one: '{{number}} selezionato',
  count_other: '{{number}} selezionati',
  all: 'Seleziona tutti quelli trovati ({{number}})',
  clear: 'Deseleziona',
  reading: 'Leggo {{done}} di {{number}}…',
  close: 'Chiudi',
  nothing: 'Non c’è niente da fare.',
  names: 'Mostra quali ({{number}})',
  more_one: 'e ancora {{number}}',
  more_other: 'e ancora {{number}}',
  rejected_one: '{{number}} non è stato fatto:',
  rejected_other: '{{number}} non sono stati fatti:',
  readFailed: 'Non si è potuto leggere la selezione. Riprova tra poco.',
  retry: 'Riprova',
};

/** The words of the selection. They are part of its code, because several modules bundle it. */
export const useSelectionWords = bundledWords('selection', { it, en });
