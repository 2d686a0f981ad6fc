import { PageHeader } from '@wabu/shared/ui';
import { lazy, Suspense, useRef } from 'react';
import { DevicesSection } from './devices/devices-section.tsx';
import { LookSection } from './look-section.tsx';
import { NewSignIns } from './new-sign-ins.tsx';
import styles from './parts/account.module.css';
import { PasswordSection } from './password-section.tsx';
import { PictureSection } from './picture/picture-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { useOwnSessions } from './sessions/use-own-sessions.ts';
import { UsageSection } from './usage-section.tsx';
import { useAccountWords } from './words/account-words.ts';

export { provideAccountWords } from './words/account-words.ts';

const SecuritySection = lazy(async () => {
  const { SecuritySection, provideFactorWords } = await import(
    /* webpackChunkName: "pages" */ '../second-factor/security-section.tsx'
  );
  await provideFactorWords();
  return { default: SecuritySection };
});

/** «Il mio account»: password, second factors, picture, open sessions, and what this browser shows. */
export function AccountPage() {
  const t = useAccountWords();
  const password = useRef<HTMLInputElement>(null);
  const sessions = useOwnSessions();
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <NewSignIns
        signIns={sessions.newSignIns}
        onKnown={sessions.reload}
        onUnknown={() => password.current?.focus()}
      />
      <div className={styles.sections}>
        <div className={styles.column}>
          <PasswordSection currentField={password} onChanged={sessions.reload} />
          <Suspense>
            <SecuritySection />
          </Suspense>
        </div>
        <div className={styles.column}>
          <PictureSection />
          <SessionsSection {...sessions} />
          <DevicesSection />
          <UsageSection />
          <LookSection />
        </div>
      </div>
    </div>
  );
}
