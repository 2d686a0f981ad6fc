import { bundledWords } from '../../../words/bundled-words.ts';
import { en } from './en.ts';
import { it, type StepWords } from './it.ts';

export const useStepWords = bundledWords<StepWords>('steps', { it, en });
