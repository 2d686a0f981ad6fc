import type { it } from './it.ts';

export const en: typeof it = {
  new_zero: 'No new request',
  new_one: '{{count}} new request',
  new_other: '{{count}} new requests',
  open_one: '{{count}} open',
  open_other: '{{count}} open',
  waiting_one: '{{count}} waiting for the visitor',
  waiting_other: '{{count}} waiting for the visitor',
  held_one: '{{count}} looks like spam',
  held_other: '{{count}} look like spam',
  failed: 'The numbers did not load.',
  form: 'The microsite ends with the form “Write to …”',
  atOnce: 'Its answers to requests go to the visitor at once',
  switchFailed: 'The setting has not changed: try again.',
  title: 'Requests',
  all: 'See all {{count}}',
};
