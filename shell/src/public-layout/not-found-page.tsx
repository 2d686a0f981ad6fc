import { LocalLink } from '@wabu/shared/routing';
import { NoticePage } from './notice-page.tsx';
import { useLayoutWords } from './words/layout-words.ts';

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  const t = useLayoutWords();
  return (
    <NoticePage title={t('notFound.title')} text={t('notFound.text')}>
      <LocalLink to="/">{t('notFound.home')}</LocalLink>
    </NoticePage>
  );
}
