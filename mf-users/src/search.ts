import { findInList } from '@wabu/shared/command-palette';
import { defineSearch } from '@wabu/shared/module';
import { usersList } from './api/users-list.ts';

/** How the command palette finds users. */
export const search = defineSearch({
  id: 'users',
  find: async (text, context) =>
    (await findInList(usersList, text, context)).map(({ clear_name, clear_role }) => ({
      label: clear_name,
      detail: clear_role,
      path: `/adminwabu/users#${new URLSearchParams({ q: clear_name })}`,
    })),
});
