import { useWords } from '@wabu/shared/i18n';
import type { it } from './it.ts';

export const useSlotWords = () => useWords<typeof it>('frontends-slots');
