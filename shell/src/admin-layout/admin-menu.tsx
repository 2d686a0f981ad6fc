import type { RegistryModule } from '@wabu/shared/module';
import { NavLink, useLocation } from '@wabu/shared/routing';
import { useSession } from '@wabu/shared/session';
import { Slot } from '@wabu/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { mayOpen } from '../modules/module-page.tsx';
import { prefetchWhenIdle, preloadOnIntent } from '../modules/preload.ts';
import { useConfirmLeave } from '../navigation/unsaved-work-guard.tsx';
import { SailMark } from '../public-layout/sail-mark.tsx';
import { logOut } from '../session/log-out.ts';
import { useShellWords } from '../words/shell-words.ts';
import styles from './admin-menu.module.css';
import { type MenuEntry, useMenuEntries } from './menu-entries.ts';
import { StaffLanguageSwitch } from './staff-language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The staff menu. Every role sees every entry; a page that the role may not open says so. */
export function AdminMenu({ modules }: { modules: RegistryModule[] }) {
  const t = useShellWords();
  const entries = useMenuEntries(modules);
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
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <Entry entry={entry} onFollow={close} />
              </li>
            ))}
          </ul>
          <LogoutButton />
          <StaffLanguageSwitch />
        </nav>
        <Slot name="header.actions" />
        <ThemeSwitch />
      </div>
    </header>
  );
}

function Entry({ entry, onFollow }: { entry: MenuEntry; onFollow: () => void }) {
  const { user } = useSession();
  const { module } = entry;
  const preload = () => {
    if (module && mayOpen(module, user?.role)) preloadOnIntent(module);
  };
  return (
    <NavLink
      to={entry.path}
      className={styles.entry}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      onClick={onFollow}
    >
      {entry.label}
    </NavLink>
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

/** The disclosure of the menu on a narrow screen. Escape and every navigation close it. */
function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      toggleButton.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [isOpen]);
  const close = () => setOpen(false);
  return { isOpen, toggle: () => setOpen(!isOpen), close, toggleButton };
}

function usePrefetch(modules: RegistryModule[]): void {
  const { user } = useSession();
  const role = user?.role;
  useEffect(
    () => prefetchWhenIdle(modules.filter((module) => mayOpen(module, role))),
    [modules, role],
  );
}
