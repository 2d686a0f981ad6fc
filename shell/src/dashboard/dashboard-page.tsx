import { ANIMATED_AVATAR_PATH } from '@wabu/shared/entities/account/animated-avatar';
import { LOGIN_MESSAGE_MS, loginMessages } from '@wabu/shared/entities/passwords/login-messages';
import { languageOf, useLanguage } from '@wabu/shared/i18n';
import type { RegistryModule } from '@wabu/shared/module';
import { Link, useLocation, useNavigate } from '@wabu/shared/routing';
import { useSession } from '@wabu/shared/session';
import { Avatar, useDelayed } from '@wabu/shared/ui';
import { useEffect } from 'react';
import { SlotContribution } from '../modules/slots/slot-contribution.tsx';
import { contributors } from '../modules/slots/slot-provider.tsx';
import { useIdleComponent } from '../modules/slots/use-idle-component.ts';
import { AccountLink } from '../navigation/account-link.tsx';
import { type MenuEntry, useMenuEntries } from '../navigation/menu-entries.ts';
import { ownPath } from '../navigation/own-pages.ts';
import { isSignIn } from '../session/login-state.ts';
import { useShellWords } from '../words/it.ts';
import styles from './dashboard-page.module.css';

const ACTIVITY_PATH = ownPath('activity');

/** A user who opens a section at once does not wait for the cards of the others. */
const CARDS_DELAY_MS = 1_000;

/**
 * The dashboard: a card for each section whose module contributes its body; the activity comes last, because it
 * fills a row. Name, role and avatar come from the token; query parameters are ignored.
 */
export function DashboardPage({ modules }: { modules: RegistryModule[] }) {
  const t = useShellWords();
  const { user } = useSession();
  const { name, html } = languageOf(useLanguage());
  const sections = useMenuEntries(modules);
  const isStaying = useDelayed(true, CARDS_DELAY_MS);
  if (!user) return null;
  const shown = new Set<RegistryModule | undefined>(
    contributors(modules, 'dashboard.card', user.role),
  );
  const isActivity = (entry: MenuEntry) => entry.path === ACTIVITY_PATH;
  const entries = [
    ...sections.filter(({ module }) => shown.has(module)),
    ...sections.filter(isActivity),
  ];
  return (
    <div className={styles.page}>
      <title>{`${t('menu.dashboard')} · Wabu`}</title>
      <div className={styles.welcome}>
        <AccountLink>
          <Avatar
            name={user.username}
            role={user.role}
            picture={user.avatar}
            size={96}
            fallback={ANIMATED_AVATAR_PATH}
          />
        </AccountLink>
        <div>
          <h1 className={styles.title}>
            {t('dashboard.welcome', { name: user.username, role: user.role })}
          </h1>
          <SignInMessage />
          <p className={styles.language}>
            {t('dashboard.language')}: <bdi lang={html}>{name}</bdi>
          </p>
        </div>
      </div>
      <section aria-label={t('dashboard.sections')}>
        <ul className={styles.cards}>
          {entries.map((entry) => (
            <li key={entry.path} className={styles.card} data-wide={isActivity(entry) || undefined}>
              <h2 className="wabu-lg wabu-medium">
                <Link to={entry.path} className={styles.link}>
                  {entry.label}
                </Link>
              </h2>
              {isStaying && entry.module && (
                <SlotContribution module={entry.module} name="dashboard.card" props={{}} />
              )}
              {isStaying && isActivity(entry) && <LazyActivityCard />}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Says for a short time that the sign-in was right. */
function SignInMessage() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isShown = isSignIn(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sign-in
  useEffect(() => {
    if (!isShown) return;
    const end = () => void navigate({ pathname, search }, { replace: true });
    const timer = setTimeout(end, LOGIN_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <p role="status" className={styles.signedIn}>
      {isShown && loginMessages.loginOk}
    </p>
  );
}

const loadActivityCard = async () =>
  (await import(/* webpackChunkName: "pages" */ '../records/activity/activity-card.tsx'))
    .ActivityCard;

function LazyActivityCard() {
  const Card = useIdleComponent(loadActivityCard);
  return Card ? <Card /> : null;
}
