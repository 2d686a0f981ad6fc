import { provideWords } from '@wabu/shared/i18n';
import { defineModule } from '@wabu/shared/module';
import { lazy } from 'react';
import { HomePage } from './home/home-page.tsx';
import { PlaceholderPage } from './placeholders/placeholder-page.tsx';
import { PRIVACY_NAMESPACE } from './privacy/words/privacy-words.ts';

/** The privacy words load with the first page that uses them. */
const PrivacyPage = lazy(async () => {
  const [page] = await Promise.all([
    import(/* webpackChunkName: "page-privacy" */ './privacy/privacy-page.tsx'),
    providePrivacyWords(),
  ]);
  return { default: page.PrivacyPage };
});
const CookiesPage = lazy(async () => {
  const [page] = await Promise.all([
    import(/* webpackChunkName: "page-cookies" */ './cookies/cookies-page.tsx'),
    providePrivacyWords(),
  ]);
  return { default: page.CookiesPage };
});

const SearchPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "page-search" */ './search/search-page.tsx');
  return { default: page.SearchPage };
});

const ContactsPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "page-contacts" */ './contacts/contacts-page.tsx');
  return { default: page.ContactsPage };
});

function providePrivacyWords(): Promise<void> {
  return provideWords(
    PRIVACY_NAMESPACE,
    async (language) =>
      (await import(/* webpackChunkName: "privacy-[request]" */ `./privacy/words/${language}.ts`))
        .words,
  );
}

export const face = defineModule({
  id: 'public',
  pages: {
    '/': HomePage,
    '/privacy': PrivacyPage,
    '/cookies': CookiesPage,
    '/contacts': () => <ContactsPage name="contacts" />,
    '/supporto': () => <ContactsPage name="support" />,
    '/condizioni': () => <PlaceholderPage name="terms" />,
    '/ricerca': SearchPage,
    '/carrello': () => <PlaceholderPage name="cart" />,
  },
  words: async (language) =>
    (await import(/* webpackChunkName: "words-[request]" */ `./words/${language}.ts`)).words,
});
