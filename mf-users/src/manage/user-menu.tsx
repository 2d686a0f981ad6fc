import { deletableRoles, roles } from '@wabu/shared/entities/permissions';
import type { ManagedUser } from '@wabu/shared/entities/users/managed-user';
import { IconCheck, menuItemAfter } from '@wabu/shared/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useKingWords } from '../words/king-it.ts';
import { useChangeUser } from './use-change-user.tsx';
import styles from './user-menu.module.css';

interface UserMenuProps {
  user: ManagedUser;
  /** A closed menu stays rendered for the dialogs of what was chosen. */
  isOpen: boolean;
  onClose: () => void;
  onRemove: () => void;
}

/** What a king can change of another user. It stands beside its button, which gets the focus back. */
export function UserMenu({ isOpen, ...menu }: UserMenuProps) {
  const actions = useChangeUser(menu.user);
  return isOpen ? <OpenMenu {...menu} actions={actions} /> : null;
}

interface OpenMenuProps extends Omit<UserMenuProps, 'isOpen'> {
  actions: ReturnType<typeof useChangeUser>;
}

function OpenMenu({ user, actions: { change, createLink }, onClose, onRemove }: OpenMenuProps) {
  const t = useKingWords();
  const menu = useRef<HTMLDivElement>(null);
  const commands = [
    {
      label: t(user.disabled ? 'manage.enable' : 'manage.disable'),
      act: () => change({ disabled: !user.disabled }),
    },
    ...(user.disabled ? [] : [{ label: t('manage.link.create'), act: createLink }]),
    ...(deletableRoles.includes(user.role) ? [{ label: t('remove.title'), act: onRemove }] : []),
  ];
  const items = () => [...(menu.current?.querySelectorAll('button') ?? [])];

  const close = () => {
    (menu.current?.previousElementSibling as HTMLElement | null)?.focus();
    onClose();
  };
  const choose = (act: () => Promise<void> | void) => () => {
    close();
    void act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const next = menuItemAfter(event.key, all.indexOf(document.activeElement as never), all.length);
    if (next !== null) {
      event.preventDefault();
      all.at(next)?.focus();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.stopPropagation();
      close();
    }
  };

  useEffect(() => {
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
    // The menu of the last row may reach below the window; jsdom does not scroll.
    menu.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      // The button closes it by itself.
      if (!menu.current?.parentElement?.contains(target as Node)) onClose();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  });

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={t('manage.menu', { name: user.name })}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a group of a menu is no fieldset */}
      <div role="group" aria-label={t('manage.role')}>
        <span className="wabu-block wabu-pad-1-3 wabu-muted wabu-small" aria-hidden="true">
          {t('manage.role')}
        </span>
        {roles.map((role) => (
          <button
            key={role}
            type="button"
            role="menuitemradio"
            tabIndex={-1}
            aria-checked={role === user.role}
            className={styles.item}
            onClick={choose(() => change({ role }))}
          >
            <IconCheck size={16} aria-hidden />
            {role}
          </button>
        ))}
      </div>
      <hr className={styles.line} />
      {commands.map(({ label, act }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={choose(act)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
