import { type Translate, useWords } from '@wabu/shared/i18n';
import type { RequestWords } from './it.ts';

export type RequestTranslate = Translate<RequestWords>;

export const useRequestWords = () => useWords<RequestWords>('requests');
