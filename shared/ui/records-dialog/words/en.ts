import type { it } from './it.ts';

export const en: typeof it = {
  close: 'Close',
  retry: 'Try again',
  allLanguages: 'All languages',
  unreachable: 'The connection was lost: try again when the network is back.',
};
