import { bundledWords } from '../../../words/bundled-words.ts';
import { en } from './en.ts';
import { type HistoryWords, it } from './it.ts';

export const useHistoryWords = bundledWords<HistoryWords>('history', { it, en });
