import type { it } from './it.ts';

export const en: typeof it = {
  total_one: '{{count}} supplier',
  total_other: '{{count}} suppliers',
  withoutFrontend_one: '{{count}} without a microsite',
  withoutFrontend_other: '{{count}} without a microsite',
  drafts_one: '{{count}} unsaved draft in this browser',
  drafts_other: '{{count}} unsaved drafts in this browser',
  failed: 'The numbers did not load.',
  supplier: 'Supplier',
  loading: 'Loading…',
};
