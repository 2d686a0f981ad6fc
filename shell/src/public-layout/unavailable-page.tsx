import { useLocation } from '@wabu/shared/routing';
import { ErrorPage } from './error-page.tsx';
import { useLayoutWords } from './words/layout-words.ts';

/** The page of a module that was taken out by its team; it is written ahead and never drawn in a browser. */
export function UnavailablePage() {
  const t = useLayoutWords();
  const { pathname } = useLocation();
  return (
    <ErrorPage title={t('unavailable.title')} text={t('unavailable.text')}>
      <a href={pathname}>{t('problem.retry')}</a>
    </ErrorPage>
  );
}
