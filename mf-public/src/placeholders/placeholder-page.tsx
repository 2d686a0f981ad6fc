import { LocalLink } from '@wabu/shared/routing';
import { PageHead } from '../parts/page-head.tsx';
import { usePublicWords } from '../words/public-words.ts';
import classes from './placeholder-page.module.css';

export function PlaceholderPage({ name }: { name: 'terms' | 'cart' }) {
  const t = usePublicWords();
  const title = t(`placeholders.${name}.title`);
  return (
    <>
      <PageHead title={title} description={t(`placeholders.${name}.description`)} isDraft />
      <article className={classes.page}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.soon}>{t('placeholders.soon')}</p>
        <p>
          <LocalLink to="/">{t('placeholders.back')}</LocalLink>
        </p>
      </article>
    </>
  );
}
