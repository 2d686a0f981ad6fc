import { type Translate, useWords } from '@wabu/shared/i18n';
import type { UserWords } from './it.ts';

export type UserTranslate = Translate<UserWords>;

/** The words of this module in the language in use. */
export function useUserWords(): UserTranslate {
  return useWords<UserWords>('users');
}
