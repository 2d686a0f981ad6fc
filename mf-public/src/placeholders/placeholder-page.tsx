import { LocalLink } from '@wabu/shared/routing';
import { PageHead } from '../page/page-head.tsx';
import { usePublicWords } from '../page/public-words.ts';
import classes from './placeholder-page.module.css';

interface PlaceholderPageProps {
  title: string;
  description: string;
  /** The line that stands where the form will be. */
  text?: string;
}

/** A page that is announced but not built: its title, and an honest word. */
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
