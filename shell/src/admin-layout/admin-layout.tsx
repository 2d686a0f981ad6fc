import type { RegistryModule } from '@wabu/shared/module';
import { Outlet, useLocation } from '@wabu/shared/routing';
import { Skeleton } from '@wabu/shared/ui';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { OverrideBanner } from '../modules/override-banner.tsx';
import { SkipLink } from '../navigation/skip-link.tsx';
import { useShellWords } from '../words/shell-words.ts';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu.tsx';

/** What stands around every staff page: the menu, and room for one page. */
export function AdminLayout({ modules }: { modules: RegistryModule[] }) {
  const { pathname } = useLocation();
  const t = useShellWords();
  const content = useFocusOnNewPage(pathname);
  useStaffGround();
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

/** Says to the styles that words may be Italian here, whichever way the page is read. */
function useStaffGround(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.area = 'staff';
    return () => {
      delete dataset.area;
    };
  }, []);
}

/** After a change of page, reading starts at its beginning. */
function useFocusOnNewPage(pathname: string) {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
