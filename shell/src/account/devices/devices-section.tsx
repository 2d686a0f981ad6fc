import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, showToast, useTimeFormat } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { reasonOf } from '../../session/api-client.ts';
import { deleteDevice, readDevices } from '../parts/account-client.ts';
import { Section } from '../parts/section.tsx';
import styles from '../sessions/sessions.module.css';
import { useClientName } from '../sessions/use-client-name.ts';
import { useAccountWords } from '../words/account-words.ts';

/** The browsers in which nobody can lock the user out by wrong passwords, to forget one. */
export function DevicesSection() {
  const t = useAccountWords();
  const format = useTimeFormat();
  const nameOf = useClientName();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState<string>();
  const { data, isError, refetch } = useQuery({
    queryKey: ['own-devices'],
    queryFn: ({ signal }) => readDevices(signal),
    staleTime: 0,
    networkMode: 'always',
  });

  const forget = async (id: string) => {
    if (busy !== undefined) return;
    setBusy(id);
    try {
      await deleteDevice(id);
      showToast({ kind: 'success', text: t('devices.forgotten') });
      // The pressed button is gone with its device.
      heading.current?.focus();
    } catch (error) {
      const text = `${t('devices.forgetFailed')}: ${reasonOf(error, t('offline'))}`;
      showToast({ kind: 'error', text });
    }
    setBusy(undefined);
    await refetch();
  };

  return (
    <Section ref={heading} title={t('devices.title')} text={t('devices.text')}>
      {!data && !isError && <Skeleton rows={1} rowHeight={4} />}
      {!data && isError && (
        <LoadFailed title={t('devices.loadFailed')} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className={styles.facts}>{t('devices.none')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label={t('devices.title')}>
          {data.map((device) => {
            const name = nameOf(device);
            const time = format(device.usedAt);
            return (
              <li key={device.id} className={styles.item}>
                <p className={styles.name}>
                  {name}
                  {device.isCurrent && (
                    <span className={styles.current}>{t('devices.current')}</span>
                  )}
                </p>
                <p className={styles.facts}>{t('devices.used', { time })}</p>
                <Button
                  className={styles.end}
                  busy={busy === device.id}
                  aria-label={t('devices.forgetOne', { name, time })}
                  onClick={() => void forget(device.id)}
                >
                  {t('devices.forget')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
