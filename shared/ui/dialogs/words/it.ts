import { bundledWords } from '../../words/bundled-words.ts';
import { en } from './en.ts';

export const it = {
  title: 'Qualcun altro ha salvato prima di te',
  titleOwn: 'Tu, in un’altra scheda, hai già salvato',
  savedBy: 'Salvato da {{name}}: {{time}}',
  savedByYou: 'Salvato da te: {{time}}',
  text: 'Le altre modifiche sono già unite. Scegli quale tenere dove è cambiata la stessa cosa: niente va perso.',
  mine: 'Il tuo testo',
  theirs: 'Il testo salvato',
  empty: '(vuoto)',
  save: 'Salva la tua scelta',
  keepWriting: 'Torna a modificare',
};

export const useConflictWords = bundledWords('conflict', { it, en });
