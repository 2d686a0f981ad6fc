import { type Translate, useWords } from '@wabu/shared/i18n';
import type { PublicWords } from './it.ts';

export const usePublicWords = (): Translate<PublicWords> => useWords<PublicWords>('public');
