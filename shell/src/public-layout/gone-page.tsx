import { useLanguage } from '@wabu/shared/i18n';
import { LocalLink } from '@wabu/shared/routing';
import { useLayoutWords } from '../words/layout/layout-words.ts';
import { ErrorPage } from './error-page.tsx';
import { goneWords } from './gone-words.ts';

/** The 410 page of a microsite that is not public any more. */
export function GonePage() {
  const t = useLayoutWords();
  return (
    <ErrorPage {...goneWords[useLanguage()]}>
      <LocalLink to="/">{t('notFound.home')}</LocalLink>
    </ErrorPage>
  );
}
