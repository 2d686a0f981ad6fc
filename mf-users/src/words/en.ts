import type { UserWords } from './it.ts';

export const en: UserWords = {
  title: 'Users',
  list: {
    caption: 'List of users',
    name: 'Name',
    role: 'Role',
    avatar: 'Avatar',
    failed: 'The users could not be loaded',
    retry: 'Try again',
    you: 'you',
    search: 'Search users...',
    noMatch: 'No user matches the search',
    clear: 'Clear the search',
    disabled: 'Disabled',
  },
  manage: {
    open: 'Manage {{name}}',
    disabled: 'disabled',
    linkUntil: 'sign-in link until {{time}}',
    lastSignIn: 'last sign-in {{time}}',
    neverSignedIn: 'no sign-in recorded',
  },
  add: 'Add user',
  remove: 'Delete user',
  usage: 'Space for files',
  history: { open: 'History of {{name}}' },
};
