import { PUBLISHED_META } from '@wabu/shared/entities/microsites/listed-microsite';
import { when } from '@wabu/shared/entities/page-conditions';
import { SEARCH_PATH } from '@wabu/shared/entities/search/search-path';
import { splitPath } from '@wabu/shared/i18n';
import { isPrerendering } from '@wabu/shared/page';
import { LocalLink, useLocation } from '@wabu/shared/routing';
import { useLayoutWords } from '../words/layout/layout-words.ts';
import { LanguageMenu } from './language-menu.tsx';
import classes from './public-header.module.css';
import { SailMark } from './sail-mark.tsx';

const hasSearch = isPrerendering || document.querySelector(`meta[name="${PUBLISHED_META}"]`);

/** The link to the home, that to the search once a microsite is published, and the language menu. */
export function PublicHeader({ isStill }: { isStill: boolean }) {
  const t = useLayoutWords();
  const { path } = splitPath(useLocation().pathname);
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <nav aria-label={t('navigation')}>
          <LocalLink
            to="/"
            className={classes.link}
            aria-current={path === '/' ? 'page' : undefined}
          >
            <SailMark className={classes.mark} />
            <span className={classes.name} translate="no">
              Wabu
            </span>
            <span className={classes.entry}>{t('home')}</span>
          </LocalLink>
          {hasSearch && (
            <LocalLink
              to={SEARCH_PATH}
              className={classes.link}
              aria-current={path === SEARCH_PATH ? 'page' : undefined}
              {...when('microsites')}
            >
              <span className={classes.entry}>{t('search')}</span>
            </LocalLink>
          )}
        </nav>
        <LanguageMenu isStill={isStill} />
      </div>
    </header>
  );
}
