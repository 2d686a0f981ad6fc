import { NavLink } from '@wabu/shared/routing';
import { useSession } from '@wabu/shared/session';
import { preloadOnIntent } from '../../modules/preload.ts';
import { mayOpen } from '../../modules/registry/may-open.ts';
import type { MenuEntry } from '../../navigation/menu-entries.ts';
import styles from './admin-menu.module.css';
import { MenuCount } from './menu-count.tsx';

interface Props {
  entry: MenuEntry;
  onFollow: () => void;
}

/** A link of the staff menu; it preloads its module on hover, focus and touch. */
export function MenuLink({ entry, onFollow }: Props) {
  const { user } = useSession();
  const { module } = entry;
  const isAllowed = module !== undefined && mayOpen(module, user?.role);
  const preload = () => {
    if (isAllowed) preloadOnIntent(module);
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
      {isAllowed && entry.count && <MenuCount id={module.id} {...entry.count} />}
    </NavLink>
  );
}
