import { type Translate, useWords } from '@wabu/shared/i18n';
import type { UserWords } from './it.ts';

export type UserTranslate = Translate<UserWords>;

/** This module's messages in the current language. */
export function useUserWords(): UserTranslate {
  return useWords<UserWords>('users');
}
