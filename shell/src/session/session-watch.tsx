import { onSignInNeeded, session } from '@wabu/shared/session';
import { notify, useOverlay } from '@wabu/shared/ui';
import { useEffect, useRef } from 'react';
import { useShellWords } from '../words/shell-words.ts';
import { ReloginDialog } from './relogin-dialog.tsx';
import { watchExpiry } from './watch-expiry.ts';

/** Warns before the session ends, and has it renewed in place: nothing that was typed is lost. */
export function SessionWatch() {
  const askAgain = useRelogin();
  const t = useShellWords();
  const latest = useRef({ askAgain, t });
  useEffect(() => {
    latest.current = { askAgain, t };
  });
  useEffect(() => onSignInNeeded(() => latest.current.askAgain()), []);
  useEffect(
    () =>
      watchExpiry({
        warn(minutes) {
          const { t: words } = latest.current;
          return notify({
            text:
              minutes === 1
                ? words('session.minuteLeft')
                : words('session.minutesLeft', { minutes }),
            seconds: 60,
            actions: [
              { label: words('session.renew'), onPress: () => void latest.current.askAgain() },
            ],
          });
        },
        end() {
          session.expire();
          void latest.current.askAgain();
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
