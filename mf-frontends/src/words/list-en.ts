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
  none: 'There is no frontend yet.',
  notFound: 'No frontend found.',
  count: '{{shown}} of {{all}}',
  more: 'these are the first {{shown}}: search to find the others',
  complete: 'All languages complete',
  missing: 'Texts missing: {{languages}}',
  outdated: 'Outdated: {{languages}}',
  back: 'Back to the list',
};
