import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { keysOf } from './key-hints.ts';
import styles from './menu-button.module.css';
import { ToolbarButton } from './toolbar-button.tsx';

export interface MenuAction {
  /** Unique in its menu. */
  id: string;
  label: string;
  icon?: ReactNode;
  onPress: () => void;
  /** As `useHotkey` takes it; the menu shows it, and does not listen for it. */
  shortcut?: string;
}

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  actions: readonly MenuAction[];
  look?: 'outline' | 'quiet';
}

/** A round button that opens a menu of actions, by the WAI-ARIA menu button pattern. */
export function MenuButton(props: MenuButtonProps) {
  const { label, icon, actions, look = 'quiet' } = props;
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const close = () => {
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches its button, for the arrow key
    <span
      ref={place}
      className={styles.place}
      onKeyDown={(event) => {
        if (isOpen || event.key !== 'ArrowDown') return;
        event.preventDefault();
        setOpen(true);
      }}
    >
      <ToolbarButton
        iconOnly
        look={look}
        label={label}
        icon={icon}
        expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && <Menu label={label} actions={actions} onClose={close} />}
    </span>
  );
}

interface MenuProps extends Pick<MenuButtonProps, 'label' | 'actions'> {
  onClose: () => void;
}

function Menu({ label, actions, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = menu.current;
    if (!box) return;
    // Beside the edge of a narrow window it opens to the other side.
    if (box.getBoundingClientRect().left < 0) box.dataset.side = 'start';
    box.querySelector('button')?.focus({ preventScroll: true });
  }, []);

  const handleKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const at = items.indexOf(document.activeElement as HTMLButtonElement);
    const next = menuItemAfter(event.key, at, items.length);
    if (next !== null) items.at(next)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') onClose();
    else return;
    // Tab goes on from the button.
    if (event.key !== 'Tab') event.preventDefault();
  };

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={handleKeyDown}
    >
      {actions.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          aria-keyshortcuts={item.shortcut && keysOf(item.shortcut).replaceAll(' ', '+')}
          onClick={() => {
            onClose();
            item.onPress();
          }}
        >
          {item.icon}
          <span className="wabu-grow">{item.label}</span>
          {item.shortcut && (
            <span className={styles.keys} aria-hidden="true">
              {keysOf(item.shortcut)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** The index of the item that a key of the WAI-ARIA menu pattern moves to; -1 is the last one. Null for other keys. */
export function menuItemAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
