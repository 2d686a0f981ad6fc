import type { FrontendsWords } from './it.ts';

export const list: FrontendsWords['list'] = {
  title: 'List of frontends',
  search: 'Search microsites...',
  filter: 'Show',
  all: 'All microsites',
  published: 'Published',
  changed: 'With unpublished changes',
  unpublished: 'Not published',
  missing: 'With missing texts',
  outdated: 'With outdated translations',
  lacking: '{{language}}: texts missing',
  empty: 'There is no microsite yet.',
  noMatch: 'No microsite found.',
  count_one: '{{shown}} of {{all}} microsite',
  count_other: '{{shown}} of {{all}} microsites',
  total_one: '{{all}} microsite',
  total_other: '{{all}} microsites',
  columns: {
    URL: 'URL',
    Fornitore: 'Supplier',
    Citta: 'Town',
    publication: 'Publication',
    languages: 'Languages ready',
    sections: 'Sections',
    savedAt: 'Last change',
  },
  ready: '{{ready}} of {{all}}',
  states: {
    machine: 'Ready, with machine translations: {{languages}}',
    outdated: 'Outdated: {{languages}}',
  },
};
