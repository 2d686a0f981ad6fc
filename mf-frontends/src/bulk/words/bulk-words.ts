import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';
import { type BulkWords, it } from './it.ts';

/** The words of the actions on many microsites, which load with them. */
export const useBulkWords = bundledWords<BulkWords>('frontends-bulk', { it, en });
