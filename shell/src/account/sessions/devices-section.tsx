import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, showToast, useTimeFormat } from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { reasonOf } from '../../session/api-client.ts';
import { acknowledgeSignIns, deleteDevice, readDevices } from '../parts/account-client.ts';
import { Section } from '../parts/section.tsx';
import { useAccountWords } from '../words/it.ts';
import sessionStyles from './sessions.module.css';
import { useClientName } from './use-client-name.ts';

/** The browsers that the user has signed in with, those of a new sign-in first. */
export function useOwnDevices() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['own-devices'],
    queryFn: ({ signal }) => readDevices(signal),
    staleTime: 0,
    networkMode: 'always',
  });
  return { devices: data, isError, refetch, news: data?.filter(({ isNew }) => isNew) ?? [] };
}

type DevicesSectionProps = ReturnType<typeof useOwnDevices> & { onUnknown: () => void };

/** The known browsers, to forget one; the new ones among them, until the user says whose they are. */
export function DevicesSection({
  devices,
  news,
  isError,
  refetch,
  onUnknown,
}: DevicesSectionProps) {
  const t = useAccountWords();
  const format = useTimeFormat();
  const nameOf = useClientName();
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState<string>();

  const run = async (id: string, act: () => Promise<unknown>, failed?: string) => {
    if (busy !== undefined) return;
    setBusy(id);
    try {
      await act();
    } catch (error) {
      const reason = reasonOf(error, t('offline'));
      showToast({ kind: 'error', text: failed === undefined ? reason : `${failed}: ${reason}` });
    }
    setBusy(undefined);
    await refetch();
  };
  const forget = (id: string) =>
    run(
      id,
      async () => {
        await deleteDevice(id);
        showToast({ kind: 'success', text: t('devices.forgotten') });
        // The pressed button is gone with its device.
        heading.current?.focus();
      },
      t('devices.forgetFailed'),
    );
  const acknowledge = () =>
    run('news', () => acknowledgeSignIns(Math.max(...news.map(({ knownSince }) => knownSince))));

  const hasNews = news.length > 0;
  return (
    <Section
      ref={heading}
      title={t('devices.title')}
      text={t(hasNews ? 'news.text' : 'devices.text')}
      isNews={hasNews}
    >
      {!devices && !isError && <Skeleton rows={1} rowHeight={4} />}
      {!devices && isError && (
        <LoadFailed title={t('devices.loadFailed')} onRetry={() => void refetch()} />
      )}
      {devices?.length === 0 && <p className={sessionStyles.facts}>{t('devices.none')}</p>}
      {devices && devices.length > 0 && (
        <ul className="wabu-stack" aria-label={t('devices.title')}>
          {devices.map((device) => {
            const name = nameOf(device);
            const time = format(device.usedAt);
            return (
              <li key={device.id} className={sessionStyles.item}>
                <p className={sessionStyles.name}>
                  {name}
                  {device.isCurrent && (
                    <span className={sessionStyles.current}>{t('devices.current')}</span>
                  )}
                  {device.isNew && <span className={sessionStyles.current}>{t('news.title')}</span>}
                </p>
                <p className={sessionStyles.facts}>
                  {device.isNew && <bdi>{device.network}</bdi>}
                  <span>{t('devices.used', { time })}</span>
                </p>
                <Button
                  className={sessionStyles.end}
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
      {hasNews && (
        <div className="wabu-wrap wabu-gap-2">
          <Button busy={busy === 'news'} onClick={() => void acknowledge()}>
            {t('news.known')}
          </Button>
          <Button look="danger" onClick={onUnknown}>
            {t('news.unknown')}
          </Button>
        </div>
      )}
    </Section>
  );
}
