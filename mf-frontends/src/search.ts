import { findInList } from '@wabu/shared/command-palette';
import { defineSearch } from '@wabu/shared/module';
import { frontendsList } from './api/frontends-list.ts';
import { frontendPath } from './model/frontend-path.ts';

export const search = defineSearch({
  id: 'frontends',
  async find(text, context) {
    const found = await findInList(frontendsList, text, context);
    return found.map(({ URL, Fornitore }) => ({
      label: URL,
      detail: Fornitore,
      path: frontendPath(URL),
    }));
  },
});
