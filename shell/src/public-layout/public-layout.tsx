import { splitPath } from '@wabu/shared/i18n';
import { Outlet, useLocation } from '@wabu/shared/routing';
import { useEffect, useRef } from 'react';
import { SkipLink } from '../navigation/skip-link.tsx';
import { useLayoutWords } from '../words/layout/layout-words.ts';
import { handleConsentSubmit } from './consent/consent-form.tsx';
import { followConsent, startConsent } from './consent/consent-store.ts';
import { CookieBanner } from './consent/cookie-banner.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import classes from './public-layout.module.css';
import { usePageAddresses } from './use-page-addresses.ts';

interface PublicLayoutProps {
  /** True for a document that loads no scripts. */
  isStill?: boolean;
}

/** The layout of every public page. */
export function PublicLayout({ isStill = false }: PublicLayoutProps) {
  const t = useLayoutWords();
  useEffect(() => {
    startConsent();
    return followConsent();
  }, []);
  return (
    <div className={classes.layout} onSubmit={handleConsentSubmit}>
      <SkipLink>{t('skip')}</SkipLink>
      <CookieBanner />
      <PublicHeader isStill={isStill} />
      <main id="content" className={classes.content} tabIndex={-1}>
        <Outlet />
      </main>
      <PublicFooter />
      <FocusOnNavigation />
      <PageAddresses />
    </div>
  );
}

/** A component of its own, because the layout does not render again at each navigation. */
function PageAddresses() {
  usePageAddresses();
  return null;
}

/** Scrolls to the top and focuses the content after a navigation to another page (not another language). */
function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const { path } = splitPath(pathname);
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    if (hash) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, hash]);
  return null;
}
