import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../controls/button.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { useUiWords } from '../words/ui-words.ts';
import { useTopDialog } from './open-dialogs.ts';
import styles from './toaster.module.css';
import { dismiss, dismissAll, type Notice, notices, onToastsChange } from './toasts.ts';

const TICK = 250;

/**
 * The corner where notices appear: one for the whole page, drawn by `UiProvider`. Over a dialog it is
 * drawn in the dialog, so that the keyboard and a screen reader come to it too.
 */
export function Toaster() {
  const all = useSyncExternalStore(onToastsChange, notices);
  const dialog = useTopDialog();
  const shown = useMemo(
    () => (dialog ? all.filter(({ waitsForDialogs }) => !waitsForDialogs) : all),
    [all, dialog],
  );
  const place = dialog ?? document.body;
  const [heldIn, setHeldIn] = useState<HTMLElement | null>(null);
  // Pointer and focus leave no word behind when what they were on moves into a dialog, or goes.
  if (heldIn && shown.length === 0) setHeldIn(null);
  const t = useUiWords();
  useCountdown(shown, heldIn === place);
  // A notice belongs to the pages it was said on: whoever comes back later finds none.
  useEffect(() => dismissAll, []);
  return createPortal(
    <section
      className={styles.toaster}
      aria-label={t('notices')}
      data-scope="notices"
      data-over-dialog={dialog ? '' : undefined}
      onPointerEnter={() => setHeldIn(place)}
      onPointerLeave={() => setHeldIn(null)}
      onFocus={() => setHeldIn(place)}
      onBlur={() => setHeldIn(null)}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {shown.map((notice) => (
          <Toast key={notice.id} notice={notice} />
        ))}
      </ol>
    </section>,
    place,
  );
}

function Toast({ notice }: { notice: Notice }) {
  const t = useUiWords();
  return (
    <li className={styles.toast} data-kind={notice.kind}>
      <p className={styles.text}>{notice.text}</p>
      {notice.actions.map(({ label, onPress }) => (
        <Button
          key={label}
          look="quiet"
          size="sm"
          onClick={() => {
            dismiss(notice.id);
            onPress();
          }}
        >
          {label}
        </Button>
      ))}
      <CloseButton label={t('dismiss')} onPress={() => dismiss(notice.id)} />
    </li>
  );
}

/**
 * Counts only the time in which a notice could be read: not while held, which gives it its whole time again,
 * and not in a hidden tab. A dialog that opens takes the notices along and no time back.
 */
function useCountdown(shown: readonly Notice[], held: boolean) {
  const left = useRef(new Map<number, number>());
  useEffect(() => {
    if (held || shown.length === 0) {
      left.current.clear();
      return;
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      for (const { id, seconds } of shown) {
        const rest = (left.current.get(id) ?? seconds * 1000) - TICK;
        left.current.set(id, rest);
        if (rest <= 0) dismiss(id);
      }
    }, TICK);
    return () => clearInterval(timer);
  }, [shown, held]);
}
