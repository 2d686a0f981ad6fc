import { LocalLink } from '@wabu/shared/routing';
import { useLayoutWords } from '../words/layout/layout-words.ts';
import { ErrorPage } from './error-page.tsx';

/** The 410 page of a microsite that is not public any more. */
export function GonePage() {
  const t = useLayoutWords();
  return (
    <ErrorPage title={t('gone.title')} text={t('gone.text')}>
      <LocalLink to="/">{t('notFound.home')}</LocalLink>
    </ErrorPage>
  );
}
