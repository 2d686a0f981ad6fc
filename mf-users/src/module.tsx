import { defineModule } from '@wabu/shared/module';
import { UsersPage } from './users/users-page.tsx';

/** The module's exports, which the shell checks and mounts. */
export const face = defineModule({
  id: 'users',
  pages: { '/adminwabu/users': UsersPage },
  words: async (language) =>
    language === 'en'
      ? (await import(/* webpackChunkName: 'words-en' */ './words/en.ts')).en
      : (await import(/* webpackChunkName: 'words-it' */ './words/it.ts')).it,
});
