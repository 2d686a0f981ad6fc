import type { ListedUser } from '@wabu/shared/entities/user';
import type { ManagedUser } from '@wabu/shared/entities/users/managed-user';
import { Avatar, Button, IconHistory, LastChange } from '@wabu/shared/ui';
import { useState } from 'react';
import { useUserWords } from '../words/user-words.ts';
import { UserMenu } from './king-parts.ts';
import { LastSignIn } from './last-sign-in.tsx';
import styles from './user-table.module.css';

interface UserTableProps {
  users: readonly ListedUser[];
  /** What kings may change, by name. */
  managed: ReadonlyMap<string, ManagedUser>;
  /** The name of the signed-in user. */
  currentUser?: string;
  /** Null for a reader who may not see the history of users. */
  onHistory: ((user: ListedUser) => void) | null;
  onRemove: (name: string) => void;
}

const AVATAR_PX = 54;
const icon = { size: 18, 'aria-hidden': true };

export function UserTable(props: UserTableProps) {
  const { users, managed, currentUser, onHistory, onRemove } = props;
  const t = useUserWords();
  /** The user whose menu was opened last. It stays for its dialogs after it is closed. */
  const [chosen, setChosen] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  return (
    <table className={styles.table}>
      <caption>{t('list.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('list.name')}</th>
          <th scope="col">{t('list.role')}</th>
          <th scope="col">{t('list.avatar')}</th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => {
          const { clear_name, clear_role, clear_avatar } = user;
          const own = clear_name === currentUser;
          const details = managed.get(clear_name);
          return (
            <tr key={clear_name} data-disabled={details?.disabled}>
              <th scope="row">
                <bdi>{clear_name}</bdi>
                {own && <span className={styles.you}>{t('list.you')}</span>}
              </th>
              <td>
                <span className={styles.role} data-role={clear_role}>
                  {clear_role}
                </span>
                {details && <LastSignIn user={details} />}
              </td>
              <td>
                <div className={styles.last}>
                  <Avatar
                    name={clear_name}
                    role={clear_role}
                    picture={clear_avatar}
                    size={AVATAR_PX}
                  />
                  {onHistory && (
                    <Button
                      round
                      look="quiet"
                      aria-label={t('history.open', { name: clear_name })}
                      onClick={() => onHistory(user)}
                    >
                      <IconHistory {...icon} />
                    </Button>
                  )}
                  {details && !own && (
                    <div className="wabu-anchor">
                      <Button
                        round
                        look="quiet"
                        aria-haspopup="menu"
                        aria-expanded={isOpen && chosen === clear_name}
                        aria-label={t('manage.open', { name: clear_name })}
                        onClick={() => {
                          setChosen(clear_name);
                          setOpen(!isOpen || chosen !== clear_name);
                        }}
                      >
                        <DotsIcon />
                      </Button>
                      {chosen === clear_name && (
                        <UserMenu
                          user={details}
                          isOpen={isOpen}
                          onClose={() => setOpen(false)}
                          onRemove={() => onRemove(clear_name)}
                        />
                      )}
                    </div>
                  )}
                  {onHistory && (
                    <LastChange entity="user" recordKey={clear_name} version={details?.version} />
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Its own drawing: the library of icons is larger than this table. */
const DotsIcon = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
    <circle cx="12" cy="5" r="2" />
    <circle cx="12" cy="12" r="2" />
    <circle cx="12" cy="19" r="2" />
  </svg>
);
