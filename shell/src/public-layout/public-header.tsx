import { splitPath } from '@wabu/shared/i18n';
import { LocalLink, useLocation } from '@wabu/shared/routing';
import { useLayoutWords } from '../words/layout/layout-words.ts';
import { LanguageMenu } from './language-menu.tsx';
import classes from './public-header.module.css';
import { SailMark } from './sail-mark.tsx';

/** The link to the home and the language menu. */
export function PublicHeader({ isStill }: { isStill: boolean }) {
  const t = useLayoutWords();
  const { path } = splitPath(useLocation().pathname);
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <nav aria-label={t('navigation')}>
          <LocalLink
            to="/"
            className={classes.home}
            aria-current={path === '/' ? 'page' : undefined}
          >
            <SailMark className={classes.mark} />
            <span className={classes.name} translate="no">
              Wabu
            </span>
            <span className={classes.entry}>{t('home')}</span>
          </LocalLink>
        </nav>
        <LanguageMenu isStill={isStill} />
      </div>
    </header>
  );
}
