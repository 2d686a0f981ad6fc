import { defineModule } from '@wabu/shared/module';
import { RequestsPage } from './page/requests-page.tsx';

/** The module's exports, which the shell checks and mounts. */
export const face = defineModule({
  id: 'requests',
  pages: { '/adminwabu/requests': RequestsPage },
  words: async (language) =>
    language === 'en'
      ? (await import(/* webpackChunkName: 'words-en' */ './words/en.ts')).en
      : (await import(/* webpackChunkName: 'words-it' */ './words/it.ts')).it,
});
