import { splitPath } from '@wabu/shared/i18n';
import { Outlet, useLocation } from '@wabu/shared/routing';
import { useEffect, useRef } from 'react';
import { SkipLink } from '../navigation/skip-link.tsx';
import { handleConsentSubmit } from './consent/consent-form.tsx';
import { followConsent, startConsent } from './consent/consent-store.ts';
import { CookieBanner } from './consent/cookie-banner.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import classes from './public-layout.module.css';
import { usePageAddresses } from './use-page-addresses.ts';
import { useLayoutWords } from './words/layout-words.ts';

/** What stands around every public page. */
export function PublicLayout() {
  const t = useLayoutWords();
  useEffect(() => {
    startConsent();
    return followConsent();
  }, []);
  return (
    <div className={classes.layout} onSubmit={handleConsentSubmit}>
      <SkipLink>{t('skip')}</SkipLink>
      <CookieBanner />
      <PublicHeader />
      <main id="content" className={classes.content} tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
      <FocusOnNavigation />
      <PageAddresses />
    </div>
  );
}

/** Apart from the layout, which is not drawn anew for each address. */
function PageAddresses() {
  usePageAddresses();
  return null;
}

/** After a change of page, reading starts at its beginning; a change of language is the same page. */
function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const { path } = splitPath(pathname);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (hash) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, hash]);
  return null;
}
