import type { FrontendsWords } from './it.ts';

export const list: FrontendsWords['list'] = {
  title: 'List of frontends',
  search: 'Search frontends...',
  filter: 'Show',
  all: 'All frontends',
  published: 'Published',
  changed: 'With unpublished changes',
  unpublished: 'Not published',
  lacking: 'Lacking {{language}}',
  empty: 'There is no frontend yet.',
  noMatch: 'No frontend found.',
  count_one: '{{shown}} of {{all}} frontend',
  count_other: '{{shown}} of {{all}} frontends',
  total_one: '{{all}} frontend',
  total_other: '{{all}} frontends',
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
    complete: 'Written and complete: {{languages}}',
    machine: 'Complete, with machine translations: {{languages}}',
    outdated: 'Outdated: {{languages}}',
    missing: 'Texts missing: {{languages}}',
  },
};
