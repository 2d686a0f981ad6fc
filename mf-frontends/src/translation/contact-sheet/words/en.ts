import type { it } from './it.ts';

export const en: typeof it = {
  title: 'Contact sheet',
  section: 'Section',
  all: 'All sections',
  languages: 'Languages',
  print: 'Print',
  caption: 'The sections in every language',
  scroll: 'Scroll sideways for the other languages.',
  unsaved: 'with the unsaved changes',
  checking: 'Comparing the texts...',
  allFine: 'nothing to check',
  counts: {
    missing_one: '{{count}} text is missing',
    missing_other: '{{count}} texts are missing',
    outdated_one: '{{count}} text is outdated',
    outdated_other: '{{count}} texts are outdated',
    machine_one: '{{count}} machine text',
    machine_other: '{{count}} machine texts',
    differing_one: '{{count}} text with differences',
    differing_other: '{{count}} texts with differences',
  },
  tooWide: 'A word or a picture is too wide for a phone',
};
