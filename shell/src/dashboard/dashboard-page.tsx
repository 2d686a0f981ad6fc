import { ANIMATED_AVATAR_PATH } from '@wabu/shared/entities/files';
import { languageOf, useLanguage } from '@wabu/shared/i18n';
import type { RegistryModule } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import { useSession } from '@wabu/shared/session';
import { Avatar } from '@wabu/shared/ui';
import { useMenuEntries } from '../admin-layout/menu-entries.ts';
import { useShellWords } from '../words/shell-words.ts';
import styles from './dashboard-page.module.css';

/** The dashboard. Name, role and avatar come from the token; query parameters are ignored. */
export function DashboardPage({ modules }: { modules: RegistryModule[] }) {
  const t = useShellWords();
  const { user } = useSession();
  const { name, html } = languageOf(useLanguage());
  const entries = useMenuEntries(modules).slice(1);
  if (!user) return null;
  return (
    <div className={styles.page}>
      <title>{`${t('menu.dashboard')} · Wabu`}</title>
      <div className={styles.welcome}>
        <Avatar
          name={user.username}
          role={user.role}
          picture={user.avatar}
          size={96}
          fallback={ANIMATED_AVATAR_PATH}
        />
        <div>
          <h1 className={styles.title}>
            {t('dashboard.welcome', { name: user.username, role: user.role })}
          </h1>
          <p className={styles.language}>
            {t('dashboard.language')}: <bdi lang={html}>{name}</bdi>
          </p>
        </div>
      </div>
      <nav aria-label={t('dashboard.sections')}>
        <ul className={styles.sections}>
          {entries.map(({ path, label }) => (
            <li key={path}>
              <Link to={path} className={styles.section}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
