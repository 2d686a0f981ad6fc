import { CONSENT_FIELD, type ConsentType } from '@wabu/shared/entities/consent';
import { LocalLink } from '@wabu/shared/routing';
import { ConsentForm } from './consent-form.tsx';
import { BANNER_ID, REVOKE, useConsent } from './consent-store.ts';
import classes from './cookie-banner.module.css';
import { useLayoutWords } from './layout-words.ts';

const current = {
  all: 'banner.chosenAll',
  necessary: 'banner.chosenNecessary',
  none: 'banner.chosenNone',
} as const satisfies Record<ConsentType, string>;

/** The cookie question: not modal, first in the reading order, three answers of equal weight. */
export function CookieBanner() {
  const { isOpen, type } = useConsent();
  return isOpen ? <OpenBanner type={type} /> : null;
}

function OpenBanner({ type }: { type: ConsentType | null }) {
  const t = useLayoutWords();
  return (
    <section id={BANNER_ID} className={classes.banner} aria-labelledby="cookie-title" tabIndex={-1}>
      <ConsentForm className={classes.form}>
        <div className={classes.top}>
          {/* No heading: it stands before the page's own first one. */}
          <p id="cookie-title" className={classes.title}>
            {t('banner.title')}
          </p>
          <Answer value="none" className={classes.close} label={t('banner.close')}>
            ×
          </Answer>
        </div>
        <p>{t('banner.text')}</p>
        <p className={classes.small}>
          {t('banner.closing')} <LocalLink to="/privacy">{t('banner.privacy')}</LocalLink>
        </p>
        {type && (
          <p className={classes.small}>
            {t(current[type])}{' '}
            {type === 'all' && (
              <Answer value={REVOKE} className={classes.revoke}>
                {t('banner.revoke')}
              </Answer>
            )}
          </p>
        )}
        <div className={classes.answers}>
          <Answer value="all" className={classes.answer}>
            {t('banner.all')}
          </Answer>
          <Answer value="necessary" className={classes.answer}>
            {t('banner.necessary')}
          </Answer>
          <Answer value="none" className={classes.answer}>
            {t('banner.reject')}
          </Answer>
        </div>
      </ConsentForm>
    </section>
  );
}

interface AnswerProps {
  value: ConsentType | typeof REVOKE;
  className: string | undefined;
  label?: string;
  children: string;
}

function Answer({ value, className, label, children }: AnswerProps) {
  return (
    <button
      type="submit"
      name={CONSENT_FIELD}
      value={value}
      className={className}
      aria-label={label}
      title={label}
    >
      {children}
    </button>
  );
}
