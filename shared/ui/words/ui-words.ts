import { bundledWords } from './bundled-words.ts';
import { en } from './en.ts';
import { it, type UiWords } from './it.ts';

/** The words of the shared parts: a dialog must not wait for its buttons. */
export const useUiWords = bundledWords<UiWords>('ui', { it, en });
