import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';
import { type BulkWords, it } from './it.ts';

export const useBulkWords = bundledWords<BulkWords>('frontends-bulk', { it, en });
