import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';
import { it, type LegalWords } from './it.ts';

/** The words of the legal duties. */
export const useLegalWords = bundledWords<LegalWords>('frontends-legal', { it, en });
