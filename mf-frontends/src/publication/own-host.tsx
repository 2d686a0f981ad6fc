import { queryOptions, useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { hostInUrl } from '@wabu/shared/entities/microsites/own-host';
import { can } from '@wabu/shared/entities/permissions';
import { useSession } from '@wabu/shared/session';
import { Button, useConfirm, useFailureAlert, useTimeFormat } from '@wabu/shared/ui';
import { api } from '../api/frontends-client.ts';
import { PanelLink, PanelText, RecordPanel } from '../parts/record-panel.tsx';
import { useSteps } from '../parts/use-steps.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './own-host.module.css';

export function OwnHost({ url }: { url: string }) {
  const t = useFrontendsWords();
  const canEnable = can(useSession().user?.role, 'hosts.write');
  const formatTime = useTimeFormat();
  const host = hostInUrl(url);
  const { data } = useQuery({ ...ownHostQuery(url), enabled: host !== null });
  const { step, enable, disable } = useHostSteps(url);
  if (host === null || data === undefined) return null;
  const { state, enabledBy, enabledAt } = data;
  const facts = () => {
    if (state === 'enabled')
      return t('host.enabled', { host, who: enabledBy ?? '', date: formatTime(enabledAt ?? 0) });
    return t(state === 'disabled' && !canEnable ? 'host.askKing' : `host.${state}`, { host });
  };
  return (
    <RecordPanel
      title={t('host.title')}
      buttons={
        <>
          {state === 'enabled' && (
            <PanelLink href={`https://${host}/`}>{t('host.open', { host })}</PanelLink>
          )}
          {canEnable && state === 'enabled' && (
            <Button size="sm" busy={step === 'disable'} onClick={() => void disable(host)}>
              {t('host.disable')}
            </Button>
          )}
          {canEnable && state === 'disabled' && (
            <Button size="sm" busy={step === 'enable'} onClick={() => void enable()}>
              {t('host.enable')}
            </Button>
          )}
        </>
      }
    >
      <PanelText kind="facts">{facts()}</PanelText>
      {canEnable && state === 'disabled' && (
        <ol className={styles.steps}>
          <li>{t('host.dns', { host, site: window.location.hostname })}</li>
          <li>{t('host.whenSet')}</li>
        </ol>
      )}
    </RecordPanel>
  );
}

function useHostSteps(url: string) {
  const t = useFrontendsWords();
  const confirm = useConfirm();
  const alertFailure = useFailureAlert();
  const { step, attempt } = useSteps<'enable' | 'disable'>({
    changed: ['own-hosts', url],
    onFail: (error) => alertFailure(t('requestFailed'), error),
  });

  const enable = () => attempt('enable', () => enableOwnHost(url));
  async function disable(host: string): Promise<void> {
    const isSure = await confirm({
      danger: true,
      title: t('host.question', { host }),
      detail: t('host.questionDetail'),
      confirmLabel: t('host.disable'),
    });
    if (isSure) await attempt('disable', () => disableOwnHost(url));
  }
  return { step, enable, disable };
}

function ownHostQuery(URL: string) {
  return queryOptions({
    queryKey: ['own-hosts', URL],
    queryFn: () => answer(api.d1.getownhost.$get({ query: { URL } })),
  });
}

function enableOwnHost(URL: string) {
  return answer(api.d1.enableownhost.$post({ json: { URL } }));
}

function disableOwnHost(URL: string) {
  return answer(api.d1.disableownhost.$post({ json: { URL } }));
}
