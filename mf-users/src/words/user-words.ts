import { type Translate, useWords } from '@wabu/shared/i18n';
import type { UserWords } from './it.ts';

export type UserTranslate = Translate<UserWords>;

export const useUserWords = () => useWords<UserWords>('users');
