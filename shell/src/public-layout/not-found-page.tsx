import { LocalLink } from '@wabu/shared/routing';
import { useLayoutWords } from '../words/layout/layout-words.ts';
import { ErrorPage } from './error-page.tsx';

/** The 404 page. */
export function NotFoundPage() {
  const t = useLayoutWords();
  return (
    <ErrorPage title={t('notFound.title')} text={t('notFound.text')}>
      <LocalLink to="/">{t('notFound.home')}</LocalLink>
    </ErrorPage>
  );
}
