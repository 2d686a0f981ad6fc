import { LocalLink } from '@wabu/shared/routing';
import { ErrorPage } from './error-page.tsx';
import { useLayoutWords } from './words/layout-words.ts';

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  const t = useLayoutWords();
  return (
    <ErrorPage title={t('notFound.title')} text={t('notFound.text')}>
      <LocalLink to="/">{t('notFound.home')}</LocalLink>
    </ErrorPage>
  );
}
