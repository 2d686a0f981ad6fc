import type { ListedUser } from '@wabu/shared/entities/user';
import { Avatar, Button, IconHistory, LastChange } from '@wabu/shared/ui';
import { useUserWords } from '../words/user-words.ts';
import styles from './user-table.module.css';

interface UserTableProps {
  users: readonly ListedUser[];
  /** The name of the signed-in user. */
  currentUser?: string;
  onHistory: (user: ListedUser) => void;
}

const AVATAR_PX = 54;

export function UserTable({ users, currentUser, onHistory }: UserTableProps) {
  const t = useUserWords();
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
          return (
            <tr key={clear_name}>
              <th scope="row">
                <bdi>{clear_name}</bdi>
                {clear_name === currentUser && <span className={styles.you}>{t('list.you')}</span>}
              </th>
              <td>
                <span className={styles.role} data-role={clear_role}>
                  {clear_role}
                </span>
              </td>
              <td>
                <div className={styles.last}>
                  <Avatar
                    name={clear_name}
                    role={clear_role}
                    picture={clear_avatar}
                    size={AVATAR_PX}
                  />
                  <Button
                    round
                    look="quiet"
                    aria-label={t('history.open', { name: clear_name })}
                    onClick={() => onHistory(user)}
                  >
                    <IconHistory size={18} aria-hidden />
                  </Button>
                  <LastChange entity="user" recordKey={clear_name} />
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
