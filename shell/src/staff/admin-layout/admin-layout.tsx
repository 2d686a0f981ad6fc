import type { RegistryModule } from '@wabu/shared/module';
import { Outlet, useLocation } from '@wabu/shared/routing';
import { Skeleton } from '@wabu/shared/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { PreviewBanner } from '../../modules/preview-banner.tsx';
import { SlowNotice } from '../../modules/slow-notice.tsx';
import { SkipLink } from '../../navigation/skip-link.tsx';
import { useShellWords } from '../../words/it.ts';
import type { PaletteVisit } from '../command-palette/use-open-item.ts';
import styles from './admin-layout.module.css';
import { AdminMenu } from './admin-menu.tsx';
import { useFocusInSight } from './use-focus-in-sight.ts';
import { useStaffLanguage } from './use-staff-language.ts';

/** The layout of every staff page: skip link, preview banner, menu, content. */
export function AdminLayout({ modules }: { modules: RegistryModule[] }) {
  const t = useShellWords();
  const page = usePageKey();
  const content = useFocusOnNewPage(page);
  useStaffLanguage();
  useFocusInSight();
  return (
    <div className={styles.layout}>
      <SkipLink>{t('menu.skip')}</SkipLink>
      <PreviewBanner modules={modules} />
      <AdminMenu modules={modules} />
      <main id="content" ref={content} tabIndex={-1} className={styles.content}>
        <Suspense key={page} fallback={<Arriving />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

const Arriving = () => (
  <>
    <SlowNotice />
    <Skeleton />
  </>
);

/**
 * The key of the page: another one for each path, and for each address that the command palette opens. Pages read
 * their address when they start, and the one that is open may be this page, with another record or a form.
 */
function usePageKey(): string {
  const { pathname, state } = useLocation();
  const { visit } = (state ?? {}) as Partial<PaletteVisit>;
  const [last, setLast] = useState(visit);
  if (visit !== undefined && visit !== last) setLast(visit);
  return `${pathname} ${last}`;
}

/** Scrolls to the top and focuses the content after a navigation. */
function useFocusOnNewPage(page: string) {
  const content = useRef<HTMLElement>(null);
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [page]);
  return content;
}
