import { memo, type ReactNode } from 'react';
import { useSession } from '../../session/index.ts';
import { Avatar } from './avatar.tsx';
import styles from './page-header.module.css';

interface PageHeaderProps {
  /** The page's heading, and its name in the browser's tab. */
  title: string;
  /** What stands in place of the name when nobody is signed in. */
  unknownUser?: string;
  /** What else belongs to the page's head, beside the user. */
  children?: ReactNode;
}

/** The head of a staff page: its title, and the user with avatar, name and role. */
export const PageHeader = memo(function PageHeader(props: PageHeaderProps) {
  const { title, unknownUser, children } = props;
  const { user } = useSession();
  const name = user?.username ?? unknownUser;
  return (
    <header className={styles.header}>
      <title>{`${title} · Wabu`}</title>
      <h1 className={styles.title}>{title}</h1>
      {children}
      {name && (
        <div className={styles.user}>
          <span className={styles.who}>
            <bdi className={styles.name}>{name}</bdi>
            {user && <span className={styles.role}>{user.role}</span>}
          </span>
          {user && <Avatar name={user.username} role={user.role} picture={user.avatar} />}
        </div>
      )}
    </header>
  );
});
