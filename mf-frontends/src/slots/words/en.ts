import type { it } from './it.ts';

export const en: typeof it = {
  total_one: '{{count}} microsite',
  total_other: '{{count}} microsites',
  published_one: '{{count}} published',
  published_other: '{{count}} published',
  changed_one: '{{count}} with unpublished changes',
  changed_other: '{{count}} with unpublished changes',
  missing_one: '{{count}} with missing texts',
  missing_other: '{{count}} with missing texts',
  outdated_one: '{{count}} with outdated translations',
  outdated_other: '{{count}} with outdated translations',
  drafts_one: '{{count}} unsaved draft in this browser',
  drafts_other: '{{count}} unsaved drafts in this browser',
  commented: '[{{url}}]: comment of the supplier, {{date}}',
  approved: '[{{url}}]: approved by the supplier, {{date}}',
  approvedOlder: '[{{url}}]: approved by the supplier before the latest changes, {{date}}',
  failed: 'The microsites did not load.',
  ofSupplier: 'Microsites',
  create: 'Create the microsite',
  noneOfSupplier: 'No microsite uses this supplier.',
};
