import { LocalLink } from '@wabu/shared/routing';
import { PageHead } from '../page/page-head.tsx';
import { usePublicWords } from '../page/public-words.ts';
import classes from './placeholder-page.module.css';

interface PlaceholderPageProps {
  title: string;
  description: string;
  /** The placeholder for a future form. */
  text?: string;
}

/** A page that is not built yet. */
export function PlaceholderPage({ title, description, text }: PlaceholderPageProps) {
  const t = usePublicWords();
  return (
    <>
      <PageHead title={title} description={description} isDraft />
      <article className={classes.page}>
        <h1 className={classes.title}>{title}</h1>
        {text && <p className={classes.form}>{text}</p>}
        <p className={classes.soon}>{t('placeholders.soon')}</p>
        <p>
          <LocalLink to="/">{t('placeholders.back')}</LocalLink>
        </p>
      </article>
    </>
  );
}
