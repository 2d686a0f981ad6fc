import { defineModule } from '@wabu/shared/module';
import { TestsPage } from './page/tests-page.tsx';

/** The module's exports, which the shell checks and mounts. */
export const face = defineModule({
  id: 'devtools',
  pages: { '/adminwabu/tests': TestsPage },
  words: async (language) =>
    language === 'en'
      ? (await import(/* webpackChunkName: 'words-en' */ './words/en.ts')).en
      : (await import(/* webpackChunkName: 'words-it' */ './words/it.ts')).it,
});
