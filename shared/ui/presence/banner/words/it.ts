import { bundledWords } from '../../../words/bundled-words.ts';
import { en } from './en.ts';

export const it = {
  editing_one: '{{names}} sta modificando questa scheda.',
  editing_other: '{{names}} stanno modificando questa scheda.',
  open_one: '{{names}} ha aperto questa scheda.',
  open_other: '{{names}} hanno aperto questa scheda.',
  own: {
    editing: 'La stai modificando anche in un’altra finestra.',
    open: 'L’hai aperta anche in un’altra finestra.',
  },
};

export const usePresenceWords = bundledWords('presence', { it, en });
