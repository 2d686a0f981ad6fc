import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import { hostInUrl } from '@wabu/shared/entities/microsites/own-host';
import { can } from '@wabu/shared/entities/permissions';
import { useSession } from '@wabu/shared/session';
import { Button, useAlert, useConfirm, useTimeFormat } from '@wabu/shared/ui';
import { useId, useState } from 'react';
import { disableOwnHost, enableOwnHost, ownHostQuery } from '../api/own-host-calls.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './own-host.module.css';

/** The own host of a microsite: its state, what to set in the DNS, and the king's buttons. */
export function OwnHost({ url }: { url: string }) {
  const t = useFrontendsWords();
  const canEnable = can(useSession().user?.role, 'hosts.write');
  const formatTime = useTimeFormat();
  const titleId = useId();
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
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {t('host.title')}
        </h3>
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
      </div>
      <p className={styles.facts}>{facts()}</p>
      {state === 'enabled' && (
        <a className={styles.link} href={`https://${host}/`} target="_blank" rel="noopener">
          {t('host.open', { host })}
        </a>
      )}
      {canEnable && state === 'disabled' && (
        <ol className={styles.steps}>
          <li>{t('host.dns', { host, site: window.location.hostname })}</li>
          <li>{t('host.whenSet')}</li>
        </ol>
      )}
    </section>
  );
}

function useHostSteps(url: string) {
  const t = useFrontendsWords();
  const confirm = useConfirm();
  const alert = useAlert();
  const queries = useQueryClient();
  const [step, setStep] = useState<'enable' | 'disable' | null>(null);

  async function attempt(next: 'enable' | 'disable', call: () => Promise<unknown>): Promise<void> {
    setStep(next);
    try {
      await call();
    } catch (error) {
      const detail = error instanceof ApiProblem ? error.problem.message : undefined;
      await alert({ title: t('host.failed'), detail });
    } finally {
      await queries.invalidateQueries({ queryKey: ['own-hosts', url] });
      setStep(null);
    }
  }

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
