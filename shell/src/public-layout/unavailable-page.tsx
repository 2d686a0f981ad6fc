import { useLocation } from '@wabu/shared/routing';
import { ErrorPage } from './error-page.tsx';
import { useLayoutWords } from './words/layout-words.ts';

/** The page of a blocked module. It is prerendered only; browsers never render it. */
export function UnavailablePage() {
  const t = useLayoutWords();
  const { pathname } = useLocation();
  return (
    <ErrorPage title={t('unavailable.title')} text={t('unavailable.text')}>
      <a href={pathname}>{t('problem.retry')}</a>
    </ErrorPage>
  );
}
