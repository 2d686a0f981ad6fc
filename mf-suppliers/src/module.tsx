import { defineModule } from '@wabu/shared/module';
import { SuppliersPage } from './page/suppliers-page.tsx';

/** The module's exports, which the shell checks and mounts. */
export const face = defineModule({
  id: 'suppliers',
  pages: { '/adminwabu/suppliers': SuppliersPage },
  words: async (language) =>
    language === 'en'
      ? (await import(/* webpackChunkName: 'words-en' */ './words/en.ts')).en
      : (await import(/* webpackChunkName: 'words-it' */ './words/it.ts')).it,
});
