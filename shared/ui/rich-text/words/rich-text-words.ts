import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';
import { it, type RichTextWords } from './it.ts';

/** The editor's words. They are part of this code, because several modules bundle it. */
export const useRichTextWords = bundledWords<RichTextWords>('rich-text', { it, en });
