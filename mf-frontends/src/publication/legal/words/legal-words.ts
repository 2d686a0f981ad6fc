import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';
import { it, type LegalWords } from './it.ts';

export const useLegalWords = bundledWords<LegalWords>('frontends-legal', { it, en });
