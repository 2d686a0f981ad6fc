import { PageHeader } from '@wabu/shared/ui';
import { useRef } from 'react';
import { LookSection } from './look-section.tsx';
import styles from './parts/account.module.css';
import { PasswordSection } from './password-section.tsx';
import { PictureSection } from './picture/picture-section.tsx';
import { SecuritySection } from './second-factor/security-section.tsx';
import { DevicesSection, useOwnDevices } from './sessions/devices-section.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { useOwnSessions } from './sessions/use-own-sessions.ts';
import { UsageSection } from './usage-section.tsx';
import { useAccountWords } from './words/it.ts';

/** «Il mio account»: password, second factors, picture, open sessions, and what this browser shows. */
export function AccountPage() {
  const t = useAccountWords();
  const password = useRef<HTMLInputElement>(null);
  const sessions = useOwnSessions();
  const devices = useOwnDevices();
  const deviceList = <DevicesSection {...devices} onUnknown={() => password.current?.focus()} />;
  const hasNews = devices.news.length > 0;
  return (
    <div className={styles.page}>
      <PageHeader title={t('title')} />
      <div role="status">{hasNews && deviceList}</div>
      <div className={styles.sections}>
        <div className={styles.column}>
          <PasswordSection currentField={password} onChanged={sessions.reload} />
          <SecuritySection />
        </div>
        <div className={styles.column}>
          <PictureSection />
          <SessionsSection {...sessions} />
          {!hasNews && deviceList}
          <UsageSection />
          <LookSection />
        </div>
      </div>
    </div>
  );
}
