import { bundledWords } from '../../../words/bundled-words.ts';
import { en } from './en.ts';
import { it, type PresenceWords } from './it.ts';

export const usePresenceWords = bundledWords<PresenceWords>('presence', { it, en });
