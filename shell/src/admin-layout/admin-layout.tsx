import type { RegistryModule } from '@wabu/shared/module';
import { Outlet, useLocation } from '@wabu/shared/routing';
import { Skeleton } from '@wabu/shared/ui';
import { Suspense, useEffect, useRef } from 'react';
import { OverrideBanner } from '../modules/override-banner.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { useShellWords } from '../words/shell-words.ts';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu.tsx';
import { useStaffLanguage } from './use-staff-language.ts';

/** The layout of every staff page: skip link, override banner, menu, content. */
export function AdminLayout({ modules }: { modules: RegistryModule[] }) {
  const { pathname } = useLocation();
  const t = useShellWords();
  const content = useFocusOnNewPage(pathname);
  useStaffLanguage();
  return (
    <div className={styles.layout}>
      <SkipLink>{t('menu.skip')}</SkipLink>
      <OverrideBanner modules={modules} />
      <AdminMenu modules={modules} />
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        <Suspense key={pathname} fallback={<Skeleton />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

/** Scrolls to the top and focuses the content after a navigation. */
function useFocusOnNewPage(pathname: string) {
  const content = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
