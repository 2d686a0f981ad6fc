import { LocalLink } from '@wabu/shared/routing';
import { useLayoutWords } from './layout-words.ts';
import { NoticePage } from './notice-page.tsx';

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  const t = useLayoutWords();
  return (
    <NoticePage title={t('notFound.title')} text={t('notFound.text')}>
      <LocalLink to="/">{t('notFound.home')}</LocalLink>
    </NoticePage>
  );
}
