import { onSignInNeeded, session } from '@wabu/shared/session';
import { showToast, useOverlay } from '@wabu/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useShellWords } from '../words/shell-words.ts';
import { ReloginDialog } from './relogin-dialog.tsx';
import { watchExpiry } from './watch-expiry.ts';

/** Warns before the session ends, and has it renewed in place: nothing that was typed is lost. */
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
  useEffect(() => onSignInNeeded(() => reopenBanner()), []);
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

/** Asks for the password over the page; several who ask share one dialog. */
function useRelogin(): () => Promise<boolean> {
  const open = useOverlay();
  const asking = useRef<Promise<boolean> | null>(null);
  return () => {
    asking.current ??= open<boolean>((answer) => <ReloginDialog onAnswer={answer} />)
      .then((renewed) => renewed ?? false)
      .finally(() => {
        asking.current = null;
      });
    return asking.current;
  };
}
