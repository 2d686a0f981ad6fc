import { usePublicWords } from '../page/public-words.ts';
import { PlaceholderPage } from './placeholder-page.tsx';

export function ContactsPage() {
  const t = usePublicWords();
  return (
    <PlaceholderPage
      title={t('placeholders.contacts.title')}
      description={t('placeholders.contacts.description')}
      text={t('placeholders.contacts.text')}
    />
  );
}

export function SupportPage() {
  const t = usePublicWords();
  return (
    <PlaceholderPage
      title={t('placeholders.support.title')}
      description={t('placeholders.support.description')}
      text={t('placeholders.support.text')}
    />
  );
}

export function TermsPage() {
  const t = usePublicWords();
  return (
    <PlaceholderPage
      title={t('placeholders.terms.title')}
      description={t('placeholders.terms.description')}
    />
  );
}

export function SearchPage() {
  const t = usePublicWords();
  return (
    <PlaceholderPage
      title={t('placeholders.search.title')}
      description={t('placeholders.search.description')}
    />
  );
}

export function CartPage() {
  const t = usePublicWords();
  return (
    <PlaceholderPage
      title={t('placeholders.cart.title')}
      description={t('placeholders.cart.description')}
    />
  );
}
