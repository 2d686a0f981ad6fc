import type { it } from './it.ts';

export const en: typeof it = {
  total_one: '{{count}} user',
  total_other: '{{count}} users',
  failed: 'The users did not load.',
};
