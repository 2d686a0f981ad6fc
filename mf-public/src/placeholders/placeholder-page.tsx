import { LocalLink } from '@wabu/shared/routing';
import { PageHead } from '../parts/page-head.tsx';
import { usePublicWords } from '../words/public-words.ts';
import classes from './placeholder-page.module.css';

type Placeholder = 'contacts' | 'support' | 'terms' | 'cart';

/** The pages whose future form has a sentence in its place. */
const withForm = ['contacts', 'support'] as const;
const hasForm = (name: Placeholder): name is (typeof withForm)[number] =>
  withForm.some((one) => one === name);

export function PlaceholderPage({ name }: { name: Placeholder }) {
  const t = usePublicWords();
  const title = t(`placeholders.${name}.title`);
  return (
    <>
      <PageHead title={title} description={t(`placeholders.${name}.description`)} isDraft />
      <article className={classes.page}>
        <h1 className={classes.title}>{title}</h1>
        {hasForm(name) && <p className={classes.form}>{t(`placeholders.${name}.text`)}</p>}
        <p className={classes.soon}>{t('placeholders.soon')}</p>
        <p>
          <LocalLink to="/">{t('placeholders.back')}</LocalLink>
        </p>
      </article>
    </>
  );
}
