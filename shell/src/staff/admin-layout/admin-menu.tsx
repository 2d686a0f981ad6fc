import type { RegistryModule } from '@wabu/shared/module';
import { useSession } from '@wabu/shared/session';
import { Slot } from '@wabu/shared/ui';
import { useEffect } from 'react';
import { prefetchWhenIdle } from '../../modules/preload.ts';
import { mayOpen } from '../../modules/registry/may-open.ts';
import { byPlaceInMenu, MANY_ENTRIES, useMenuEntries } from '../../navigation/menu-entries.ts';
import { useConfirmLeave } from '../../navigation/unsaved-work-guard.tsx';
import { StaffLanguageSwitch } from '../../parts/staff-language-switch.tsx';
import { SailMark } from '../../public-layout/sail-mark.tsx';
import { logOut } from '../../session/log-out.ts';
import { useShellWords } from '../../words/it.ts';
import { SearchButton } from '../command-palette/search-button.tsx';
import styles from './admin-menu.module.css';
import { MenuLink } from './menu-link.tsx';
import { MoreEntries } from './more-entries.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useDisclosure } from './use-disclosure.ts';
import { useFitting } from './use-fitting.ts';

/** The staff menu. Every role sees every module; a page that the role may not open says so. */
export function AdminMenu({ modules }: { modules: RegistryModule[] }) {
  const t = useShellWords();
  const entries = useMenuEntries(modules);
  const line = entries.filter(({ isOther }) => !isOther);
  const rest = entries.filter(({ isOther }) => isOther);
  const { list, fitting, isColumn } = useFitting(line.length, rest.length > 0);
  const isGrouped = isColumn && entries.length >= MANY_ENTRIES;
  const hidden = isColumn ? line.filter(({ group }) => isGrouped && group) : line.slice(fitting);
  const others = [...hidden, ...rest];
  const { isOpen, toggle, close, toggleButton } = useDisclosure();
  usePrefetch(modules);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <span className={styles.brand} translate="no">
          <SailMark className={styles.mark} />
          <span className={styles.name}>Wabu</span>
        </span>
        <button
          type="button"
          ref={toggleButton}
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="admin-menu"
          onClick={toggle}
        >
          <span className={styles.lines} aria-hidden="true" />
          {t('menu.open')}
        </button>
        <nav id="admin-menu" className={styles.nav} aria-label={t('menu.label')} data-open={isOpen}>
          <ul ref={list} className={styles.entries}>
            {line.map((entry) => (
              <li key={entry.path} data-unused={others.includes(entry)}>
                <MenuLink entry={entry} onFollow={close} />
              </li>
            ))}
            <MoreEntries entries={others} isInline={isColumn} />
          </ul>
          <LogoutButton />
          <StaffLanguageSwitch />
        </nav>
        <Slot name="header.actions" />
        <SearchButton modules={modules} />
        <ThemeSwitch />
      </div>
    </header>
  );
}

function LogoutButton() {
  const t = useShellWords();
  const confirmLeave = useConfirmLeave();
  async function handleLogout() {
    if (await confirmLeave()) await logOut();
  }
  return (
    <button type="button" className={styles.logout} onClick={handleLogout}>
      {t('menu.logout')}
    </button>
  );
}

/** The first modules of the menu; a further one loads when the pointer or the focus reaches its entry. */
const PREFETCHED = 8;

function usePrefetch(modules: RegistryModule[]): void {
  const { user } = useSession();
  const role = user?.role;
  useEffect(() => {
    const allowed = modules.filter((module) => mayOpen(module, role));
    return prefetchWhenIdle(allowed.sort(byPlaceInMenu).slice(0, PREFETCHED));
  }, [modules, role]);
}
