import { type ComponentType, createContext, memo, type ReactNode, use } from 'react';
import { useSession } from '../../session/index.ts';
import { Avatar } from './avatar.tsx';
import styles from './page-header.module.css';

/** What the user's name and avatar lead to; the shell provides it, and without it they lead nowhere. */
export const AccountLinkContext = createContext<ComponentType<{ children: ReactNode }> | null>(
  null,
);

interface PageHeaderProps {
  title: string;
  /** What the page holds, where its title does not say it. */
  about?: string | undefined;
  /** Shown instead of the name without a session. */
  unknownUser?: string;
  /** Shown for a token without a role. */
  unknownRole?: string;
  children?: ReactNode;
}

/** The header of a staff page: title, and the user's avatar, name and role. */
export const PageHeader = memo(function PageHeader(props: PageHeaderProps) {
  const { title, about, unknownUser, unknownRole, children } = props;
  const { user } = useSession();
  const AccountLink = use(AccountLinkContext);
  const name = user?.username ?? unknownUser;
  const who = name && (
    <span className="wabu-row wabu-gap-3">
      <span className={styles.who}>
        <bdi className="wabu-medium">{name}</bdi>
        {user && (
          <span className="wabu-muted wabu-tiny">
            {(user.lacksRole && unknownRole) || user.role}
          </span>
        )}
      </span>
      {user && (
        // In a link the picture would say the name a second time.
        <span className="wabu-flex" aria-hidden={AccountLink ? true : undefined}>
          <Avatar name={user.username} role={user.role} picture={user.avatar} />
        </span>
      )}
    </span>
  );
  return (
    <header className="wabu-bar wabu-gap-2-4">
      <title>{`${title} · Wabu`}</title>
      <h1 className={styles.title}>{title}</h1>
      {about && <p className={styles.about}>{about}</p>}
      {children}
      {user && AccountLink ? <AccountLink>{who}</AccountLink> : who}
    </header>
  );
});
