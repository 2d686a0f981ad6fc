import { onSignInNeeded, session } from '@wabu/shared/session';
import { showToast, useOverlay } from '@wabu/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShellWords } from '../../words/shell-words.ts';
import { watchExpiry } from '../watch-expiry.ts';
import { watchServerSession } from '../watch-server-session.ts';

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
  const confirm = useEffectEvent(useRefusal());
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
  useEffect(watchServerSession, []);
  return null;
}

/** Returns a function that opens the login dialog and resolves to true after a sign-in. Callers share one dialog. */
function useRelogin(): () => Promise<boolean> {
  const open = useOverlay();
  const pending = useRef<Promise<boolean> | null>(null);
  return () => {
    const token = session.token();
    // Without network nobody can sign in either: the next request asks again.
    pending.current ??= import(/* webpackChunkName: "pages" */ './relogin-dialog.tsx')
      .then(({ ReloginDialog }) =>
        // Another tab may have been faster.
        session.token() === token
          ? open<boolean>((answer) => <ReloginDialog onAnswer={answer} />)
          : session.status() === 'signed-in',
      )
      .then((renewed) => renewed ?? false)
      .catch(() => false)
      .finally(() => {
        pending.current = null;
      });
    return pending.current;
  };
}

/**
 * Returns a function that opens the dialog that a refused request needs: a confirmation, or a second factor, whose
 * set-up needs a confirmation. Requests that need the same wait for one dialog.
 */
function useRefusal(): (refusal: Response) => Promise<boolean> {
  const t = useShellWords();
  const open = useOverlay();
  const pending = useRef(new Map<string, Promise<boolean>>());
  const show = async (dialog: () => Promise<boolean | undefined>): Promise<boolean> => {
    // Without network there is no dialog either.
    const isDone = await dialog().catch(() => {
      showToast({ kind: 'error', text: t('session.offline') });
    });
    return isDone ?? false;
  };
  const once = (code: string, dialog: () => Promise<boolean | undefined>): Promise<boolean> => {
    const shown =
      pending.current.get(code) ?? show(dialog).finally(() => pending.current.delete(code));
    pending.current.set(code, shown);
    return shown;
  };
  return async (refusal) => {
    const problem = await refusal.clone().text();
    if (problem.includes('"confirmation-required"'))
      return once('confirmation', async () => {
        const { ConfirmDialog, provideConfirmWords } = await import(
          /* webpackChunkName: "pages" */ './confirm-dialog.tsx'
        );
        await provideConfirmWords();
        const hasPasskey = problem.includes('"passkey"');
        return open<boolean>((answer) => (
          <ConfirmDialog hasPasskey={hasPasskey} onAnswer={answer} />
        ));
      });
    if (!problem.includes('"second-factor-required"')) return false;
    return once('second-factor', async () => {
      const { RequiredDialog, provideFactorWords } = await import(
        /* webpackChunkName: "pages" */ '../../second-factor/required-dialog.tsx'
      );
      await provideFactorWords();
      return open<boolean>((answer) => <RequiredDialog onAnswer={answer} />);
    });
  };
}
