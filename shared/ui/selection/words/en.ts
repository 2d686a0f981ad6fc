import type { it } from './it.ts';

export const en: typeof it = {
  start: 'Select',
  bar: 'Selection',
  count_one: '{{number}} selected',
  count_other: '{{number}} selected',
  all: 'Select all that were found ({{number}})',
  clear: 'Clear selection',
  reading: 'Reading {{done}} of {{number}}…',
  close: 'Close',
  nothing: 'There is nothing to do.',
  names: 'Show which ({{number}})',
  more_one: 'and {{number}} more',
  more_other: 'and {{number}} more',
  rejected_one: '{{number}} was not done:',
  rejected_other: '{{number}} were not done:',
  readFailed: 'The selection could not be read. Try again in a moment.',
  retry: 'Try again',
};
