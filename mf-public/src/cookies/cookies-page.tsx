import { when } from '@wabu/shared/entities/page-conditions';
import { ASK_AGAIN, CONSENT_FIELD, CONSENT_PATH } from '@wabu/shared/entities/privacy/consent';
import { isolated } from '@wabu/shared/i18n/label';
import { analyticsProvider } from '@wabu/shared/page';
import { LocalLink } from '@wabu/shared/routing';
import { PageHead } from '../parts/page-head.tsx';
import { StorageTable } from '../privacy/storage-table.tsx';
import classes from '../privacy/text-page.module.css';
import { usePrivacyWords } from '../privacy/words/privacy-words.ts';

export function CookiesPage() {
  const t = usePrivacyWords();
  const provider = analyticsProvider();
  return (
    <>
      <PageHead title={t('cookies.title')} description={t('cookies.description')} />
      <article className={classes.page}>
        <h1 className={classes.title}>{t('cookies.title')}</h1>
        <p className={classes.lead}>{t('cookies.lead')}</p>
        <section className={classes.section}>
          <h2>{t('cookies.technical.title')}</h2>
          <p>{t('cookies.technical.text')}</p>
        </section>
        {provider && (
          <section className={classes.section} {...when('measured')}>
            <h2>{t('cookies.statistics.title')}</h2>
            <p>{t('cookies.statistics.text', { provider: isolated(provider) })}</p>
          </section>
        )}
        <section className={classes.section}>
          <h2>{t('table.caption')}</h2>
          <StorageTable audience="everyone" />
        </section>
        <section className={classes.section}>
          <h2>{t('table.staff')}</h2>
          <StorageTable audience="staff" />
        </section>
        <section className={classes.section}>
          <h2>{t('cookies.change.title')}</h2>
          <p>{t('cookies.change.text')}</p>
          {provider && <p {...when('measured')}>{t('cookies.change.withdrawal')}</p>}
          <form method="post" action={CONSENT_PATH}>
            <button type="submit" name={CONSENT_FIELD} value={ASK_AGAIN} className={classes.button}>
              {t('cookies.change.button')}
            </button>
          </form>
          <p>
            <LocalLink to="/privacy">{t('cookies.policy')}</LocalLink>
          </p>
        </section>
      </article>
    </>
  );
}
