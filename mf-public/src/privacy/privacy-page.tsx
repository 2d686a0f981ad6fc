import { PRIVACY_POLICY } from '@wabu/shared/entities/privacy/consent';
import { languageOf, useLanguage } from '@wabu/shared/i18n';
import { beforeValue } from '@wabu/shared/i18n/label';
import { PageHead } from '../parts/page-head.tsx';
import { policySections } from './policy-sections.tsx';
import classes from './text-page.module.css';
import { usePrivacyWords } from './words/privacy-words.ts';

export function PrivacyPage() {
  const t = usePrivacyWords();
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <article className={classes.page}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <PolicyDate />
        <nav className={classes.contents} aria-labelledby="contents">
          <h2 id="contents" className={classes.contentsTitle}>
            {t('contents')}
          </h2>
          <ol>
            {policySections.map(({ id }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(`${id}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        {policySections.map(({ id, Body }, index) => (
          <section key={id} className={classes.section} aria-labelledby={id}>
            <h2 id={id}>
              {index + 1}. {t(`${id}.title`)}
            </h2>
            <Body />
          </section>
        ))}
      </article>
    </>
  );
}

function PolicyDate() {
  const t = usePrivacyWords();
  const { html } = languageOf(useLanguage());
  const { updated } = PRIVACY_POLICY;
  const date = new Intl.DateTimeFormat(html, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className={classes.date}>
      {beforeValue(t('updated'))}
      <time dateTime={updated} suppressHydrationWarning>
        {date.format(new Date(updated))}
      </time>
    </p>
  );
}
