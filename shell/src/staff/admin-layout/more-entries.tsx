import { useLocation } from '@wabu/shared/routing';
import { type FocusEvent, useEffect, useId, useRef } from 'react';
import {
  inGroups,
  MANY_ENTRIES,
  type MenuEntry,
  type MenuGroup,
} from '../../navigation/menu-entries.ts';
import { useShellWords } from '../../words/it.ts';
import menu from './admin-menu.module.css';
import { MenuLink } from './menu-link.tsx';
import styles from './more-entries.module.css';
import { useDisclosure } from './use-disclosure.ts';

interface Props {
  /** The entries that do not fit the line. Without any the button keeps its width and is hidden. */
  entries: MenuEntry[];
  /** Shows them in the menu itself, without a button. */
  isInline: boolean;
}

/** The last item of the menu: a button that shows the entries for which the line has no room. */
export function MoreEntries({ entries, isInline }: Props) {
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
  const isMany = isInline || entries.length >= MANY_ENTRIES;
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
        className={`${menu.entry} ${styles.moreButton}`}
        data-current={isCurrent}
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'more-entries' : undefined}
        onClick={toggle}
      >
        {t('menu.more')}
      </button>
      {(isOpen || isInline) && entries.length > 0 && (
        <div id="more-entries" className={styles.panel}>
          <ul aria-label={t('menu.moreLabel')}>
            {isMany
              ? inGroups(entries).map((group) => (
                  <MenuGroupItems key={group.id} group={group} onFollow={close} />
                ))
              : entries.map((entry) => (
                  <MenuItem key={entry.path} entry={entry} onFollow={close} />
                ))}
          </ul>
        </div>
      )}
    </li>
  );
}

interface ItemProps {
  entry: MenuEntry;
  onFollow: () => void;
}

const MenuItem = ({ entry, onFollow }: ItemProps) => (
  <li>
    <MenuLink entry={entry} onFollow={onFollow} />
  </li>
);

/** The entries of one group under its heading, which names their list; entries without a group stand alone. */
function MenuGroupItems({ group, onFollow }: { group: MenuGroup; onFollow: () => void }) {
  const headingId = useId();
  const items = group.entries.map((entry) => (
    <MenuItem key={entry.path} entry={entry} onFollow={onFollow} />
  ));
  if (group.label === undefined) return items;
  return (
    <li className={styles.group}>
      <span id={headingId} className={styles.groupLabel}>
        {group.label}
      </span>
      <ul aria-labelledby={headingId} className={styles.groupEntries}>
        {items}
      </ul>
    </li>
  );
}
