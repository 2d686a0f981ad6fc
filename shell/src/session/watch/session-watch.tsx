import { onSignInNeeded, session } from '@wabu/shared/session';
import { showToast, useOverlay } from '@wabu/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShellWords } from '../../words/shell-words.ts';
import { watchExpiry } from '../watch-expiry.ts';

/** Warns before the session ends and opens the login dialog over the page, so that typed text stays. */
export function SessionWatch() {
  const t = useShellWords();
  const reopenBanner = useEffectEvent(useRelogin());
  const warn = useEffectEvent((minutes: number) =>
    showToast({
      text: t('session.minutesLeft', { count: minutes }),
      seconds: 60,
      actions: [{ label: t('session.renew'), onPress: () => void reopenBanner() }],
    }),
  );
  const confirm = useEffectEvent(useConfirmation());
  useEffect(
    () => onSignInNeeded((refusal) => (refusal.status === 403 ? confirm(refusal) : reopenBanner())),
    [],
  );
  useEffect(
    () =>
      watchExpiry({
        warn: (minutes) => warn(minutes),
        end() {
          session.expire();
          void reopenBanner();
        },
      }),
    [],
  );
  return null;
}

/** Returns a function that opens the login dialog and resolves to true after a sign-in. Callers share one dialog. */
function useRelogin(): () => Promise<boolean> {
  const open = useOverlay();
  const pending = useRef<Promise<boolean> | null>(null);
  return () => {
    // Without network nobody can sign in either: the next request asks again.
    pending.current ??= import(/* webpackChunkName: "pages" */ './relogin-dialog.tsx')
      .then(({ ReloginDialog }) => open<boolean>((answer) => <ReloginDialog onAnswer={answer} />))
      .then((renewed) => renewed ?? false)
      .catch(() => false)
      .finally(() => {
        pending.current = null;
      });
    return pending.current;
  };
}

/** Returns a function that opens the dialog of a confirmation, if that is what a refused request needs. */
function useConfirmation(): (refusal: Response) => Promise<boolean> {
  const open = useOverlay();
  return async (refusal) => {
    if (!(await refusal.clone().text()).includes('"confirmation-required"')) return false;
    // Without network there is no dialog either: the page shows the refusal.
    const loading = import(/* webpackChunkName: "pages" */ './confirm-dialog.tsx');
    const dialog = await loading.catch(() => null);
    if (dialog === null) return false;
    await dialog.provideConfirmWords();
    const { ConfirmDialog } = dialog;
    return (await open<boolean>((answer) => <ConfirmDialog onAnswer={answer} />)) ?? false;
  };
}
