import { onSignInNeeded, session } from '@wabu/shared/session';
import { showToast, useOverlay } from '@wabu/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShellWords } from '../../words/it.ts';
import { watchExpiry } from './watch-expiry.ts';
import { watchServerSession } from './watch-server-session.ts';

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
  const confirm = useEffectEvent(useRejection());
  useEffect(
    () =>
      onSignInNeeded((rejection) =>
        rejection.status === 403 ? confirm(rejection) : reopenBanner(),
      ),
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

/** Returns a function that opens the dialog that a rejected request needs; false if it needs none. */
function useRejection(): (rejection: Response) => Promise<boolean> {
  const t = useShellWords();
  const open = useOverlay();
  return async (rejection) => {
    const problem = await rejection.clone().text();
    if (!/"(confirmation|second-factor)-required"/.test(problem)) return false;
    try {
      const { askFor } = await import(/* webpackChunkName: "pages" */ './rejection-dialogs.tsx');
      return await askFor(problem, open);
    } catch {
      // Without network there is no dialog either.
      showToast({ kind: 'error', text: t('session.offline') });
      return false;
    }
  };
}
