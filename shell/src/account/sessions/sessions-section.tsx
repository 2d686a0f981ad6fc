import type { OpenSession } from '@wabu/shared/entities/account/account';
import { Button, Skeleton, showToast } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { reasonOf } from '../../session/api-client.ts';
import { endSessions } from '../parts/account-client.ts';
import { Section } from '../parts/section.tsx';
import { useAccountWords } from '../words/it.ts';
import { SessionItem } from './session-item.tsx';

interface SessionsSectionProps {
  sessions: OpenSession[];
  status: 'ready' | 'failed' | 'loading';
  reload: () => void;
}

/** The own open sessions, to end one or all others. */
export function SessionsSection({ sessions, status, reload }: SessionsSectionProps) {
  const t = useAccountWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState<string>();

  const end = async (id?: string) => {
    if (busy !== undefined) return;
    setBusy(id ?? 'others');
    try {
      const count = await endSessions(id);
      const text = count === 0 ? t('sessions.endedAlready') : t('sessions.ended', { count });
      showToast({ kind: 'success', text });
      // The pressed button is gone with its session.
      heading.current?.focus();
    } catch (error) {
      const text = `${t('sessions.endFailed')}: ${reasonOf(error, t('offline'))}`;
      showToast({ kind: 'error', text });
    }
    setBusy(undefined);
    reload();
  };

  return (
    <Section ref={heading} title={t('sessions.title')} text={t('sessions.text')}>
      {status === 'loading' && <Skeleton rows={2} rowHeight={4} />}
      {status === 'failed' && <LoadFailed title={t('sessions.loadFailed')} onRetry={reload} />}
      {sessions.length > 0 && (
        <ul className="wabu-stack" aria-label={t('sessions.title')}>
          {sessions.map((one) => (
            <SessionItem
              key={`${one.id} ${one.signedInAt}`}
              session={one}
              isBusy={busy === one.id}
              onEnd={() => void end(one.id)}
            />
          ))}
        </ul>
      )}
      {sessions.length > 1 && (
        <Button className="wabu-self-start" busy={busy === 'others'} onClick={() => void end()}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </Section>
  );
}
