import { when } from '@wabu/shared/entities/page-conditions';
import {
  CONSENT_FIELD,
  type ConsentType,
  consentTypes,
  KEEP,
  REVOKE,
} from '@wabu/shared/entities/privacy/consent';
import { isolated } from '@wabu/shared/i18n/label';
import { analyticsProvider, isPrerendering } from '@wabu/shared/page';
import { LocalLink } from '@wabu/shared/routing';
import { useLayoutWords } from '../../words/layout/layout-words.ts';
import { ConsentForm, handleBannerKey } from './consent-form.tsx';
import { BANNER_ID, useConsent } from './consent-store.ts';
import classes from './cookie-banner.module.css';

const current = {
  all: 'banner.chosenAll',
  necessary: 'banner.chosenNecessary',
  none: 'banner.chosenNone',
} as const satisfies Record<ConsentType, string>;

/**
 * The cookie banner: not modal, first in the DOM order, three buttons of equal weight. The prerendered HTML
 * holds every variant; the server removes those whose condition is false (decision 0015).
 */
export function CookieBanner() {
  const { isOpen, type } = useConsent();
  return isOpen ? <OpenBanner type={type} /> : null;
}

function OpenBanner({ type }: { type: ConsentType | null }) {
  const t = useLayoutWords();
  const provider = analyticsProvider();
  const asks = isPrerendering || type === null;
  return (
    <section
      id={BANNER_ID}
      className={classes.banner}
      aria-labelledby="cookie-title"
      onKeyDown={handleBannerKey}
      tabIndex={-1}
    >
      <ConsentForm className={classes.form}>
        <div className={classes.top}>
          {/* Not a heading: it precedes the h1 of the page. */}
          <p id="cookie-title" className={classes.title}>
            {t('banner.title')}
          </p>
          {asks && (
            <div {...when('unanswered')}>
              <Answer value="none" className={classes.close} label={t('banner.close')}>
                ×
              </Answer>
            </div>
          )}
          {(isPrerendering || type) && (
            <div {...when('answered')}>
              <Answer value={KEEP} className={classes.close} label={t('banner.keep')}>
                ×
              </Answer>
            </div>
          )}
        </div>
        {provider && (
          <p {...when('measured')}>{t('banner.text', { provider: isolated(provider) })}</p>
        )}
        {(isPrerendering || !provider) && (
          <p {...when('unmeasured')}>{t('banner.technicalOnly')}</p>
        )}
        <p className={classes.small}>
          {asks && <span {...when('unanswered')}>{t('banner.closing')} </span>}
          <LocalLink to="/privacy">{t('banner.privacy')}</LocalLink>
        </p>
        {consentTypes
          .filter((one) => isPrerendering || one === type)
          .map((one) => (
            <p key={one} className={classes.small} {...when(`answered-${one}`)}>
              {t(current[one])}{' '}
              {one === 'all' && (
                <Answer value={REVOKE} className={classes.revoke}>
                  {t('banner.revoke')}
                </Answer>
              )}
            </p>
          ))}
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
  value: ConsentType | typeof REVOKE | typeof KEEP;
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
