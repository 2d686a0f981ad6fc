import { defineModule } from '@wabu/shared/module';
import { FrontendsPage } from './page/frontends-page.tsx';

export const face = defineModule({
  id: 'frontends',
  pages: { '/adminwabu/frontends': FrontendsPage },
  words: async (language) =>
    language === 'en'
      ? (await import(/* webpackChunkName: 'words-en' */ './words/en.ts')).en
      : (await import(/* webpackChunkName: 'words-it' */ './words/it.ts')).it,
});
