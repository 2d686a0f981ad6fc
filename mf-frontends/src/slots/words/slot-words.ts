import { useWords } from '@wabu/shared/i18n';
import type { it } from './it.ts';

/** The words of this module's contributions, apart from those of its pages. */
export const useSlotWords = () => useWords<typeof it>('frontends-slots');
