import type { PaletteWords } from './it.ts';

export const en: PaletteWords = {
  title: 'Search or go to...',
  field: 'Search records, pages and actions',
  placeholder: 'A name, a page, an action',
  results: 'Results',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  none: 'No results for “{{text}}”',
  noneHint: 'Try fewer letters or another word.',
  searching: 'Searching...',
  failed: '{{name}}: the search failed. Keep typing to try again.',
  slow: '{{name}}: the search did not respond in time. Keep typing to try again.',
  close: 'Close',
  groups: { recent: 'Recently opened', actions: 'Actions', pages: 'Pages' },
  actions: {
    language: 'Switch to Italian (Italiano)',
    languageWords: 'language lingua english italiano',
    themeWords: 'theme look colours colors tema',
    keysWords: 'keyboard shortcuts keys help tastiera',
    logoutWords: 'log out sign out esci',
  },
  pages: {
    dashboard: 'start home inizio',
    tickets: 'biglietti',
    trash: 'deleted restore cestino',
    activity: 'changes history attività',
    people: 'privacy gdpr export erase dati persona',
    account: 'profile password sessions security profilo',
  },
};
