import type { Translate } from '@wabu/shared/i18n';
import { bundledWords } from '@wabu/shared/ui';
import { words as en } from './en.ts';
import { type ActivityWords, words as it } from './it.ts';

export type ActivityTranslate = Translate<ActivityWords>;

/** The words of the activity. */
export const useActivityWords = bundledWords<ActivityWords>('activity', { it, en });
