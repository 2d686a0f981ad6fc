import { useLocation } from '@wabu/shared/routing';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useShellWords } from '../words/shell-words.ts';
import styles from './admin-menu.module.css';
import type { MenuEntry } from './menu-entries.ts';
import { MenuLink } from './menu-link.tsx';
import { useDisclosure } from './use-disclosure.ts';

/** From this number on, the entries stand in columns. */
const MANY = 9;

interface Props {
  /** The entries that do not fit the line. Without any the button keeps its width and is hidden. */
  entries: MenuEntry[];
}

/** The last item of the menu: a button that shows the entries for which the line has no room. */
export function MoreEntries({ entries }: Props) {
  const t = useShellWords();
  const { pathname } = useLocation();
  const item = useRef<HTMLLIElement>(null);
  const { isOpen, toggle, close, toggleButton } = useDisclosure();
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!item.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  });
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    // Null when a click takes the focus nowhere: that may be a click on an entry.
    if (relatedTarget && !item.current?.contains(relatedTarget)) close();
  };
  const isCurrent = entries.some(
    ({ path }) => pathname === path || pathname.startsWith(`${path}/`),
  );
  const isMany = entries.length >= MANY;
  return (
    <li
      ref={item}
      className={styles.more}
      data-unused={entries.length === 0}
      data-many={isMany}
      onBlur={closeWhenLeft}
    >
      <button
        type="button"
        ref={toggleButton}
        className={styles.moreButton}
        data-current={isCurrent}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'more-entries' : undefined}
        onClick={toggle}
      >
        {t('menu.more')}
      </button>
      {isOpen && entries.length > 0 && (
        <div id="more-entries" className={styles.panel}>
          <ul aria-label={t('menu.moreLabel')}>
            {entries.map((entry) => (
              <li key={entry.path}>
                <MenuLink entry={entry} onFollow={close} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
