import { useWords } from '@wabu/shared/i18n';
import type { it } from './it.ts';

/** The words of this module's slot contributions; its pages have their own. */
export const useSlotWords = () => useWords<typeof it>('suppliers-slots');
