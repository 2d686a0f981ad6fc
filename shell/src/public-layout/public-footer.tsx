import { ASK_AGAIN, CONSENT_FIELD } from '@wabu/shared/entities/privacy/consent';
import { languageOf, useLanguage } from '@wabu/shared/i18n';
import { beforeValue } from '@wabu/shared/i18n/label';
import { LocalLink } from '@wabu/shared/routing';
import { useLayoutWords } from '../words/layout/layout-words.ts';
import { ConsentForm } from './consent/consent-form.tsx';
import classes from './public-footer.module.css';

/** Links to privacy and login, a button that reopens the cookie banner, and the current language. */
export function PublicFooter() {
  const t = useLayoutWords();
  const { html, name } = languageOf(useLanguage());
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <p className={classes.about}>
          <strong translate="no">Wabu</strong> · {t('footer.about')}
        </p>
        <nav aria-label={t('footer.label')}>
          <ul className={classes.entries}>
            <li>
              <LocalLink to="/privacy" className={classes.entry}>
                {t('footer.privacy')}
              </LocalLink>
            </li>
            <li>
              <ConsentForm>
                <button
                  type="submit"
                  name={CONSENT_FIELD}
                  value={ASK_AGAIN}
                  className={classes.entry}
                >
                  {t('footer.cookies')}
                </button>
              </ConsentForm>
            </li>
            <li>
              <LocalLink to="/login" className={classes.entry}>
                {t('footer.login')}
              </LocalLink>
            </li>
          </ul>
        </nav>
        <p className={classes.language}>
          {beforeValue(t('language.current'))}
          <span lang={html}>{name}</span>
        </p>
      </div>
    </footer>
  );
}
