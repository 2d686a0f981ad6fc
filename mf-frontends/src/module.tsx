import { defineModule } from '@wabu/shared/module';
import { FrontendsPage } from './page/frontends-page.tsx';

/** The exports of this module (see shared/module/contract.ts). */
export const face = defineModule({
  id: 'frontends',
  pages: { '/adminwabu/frontends': FrontendsPage },
  words: async (language) =>
    language === 'en' ? (await import('./words/en.ts')).en : (await import('./words/it.ts')).it,
});
