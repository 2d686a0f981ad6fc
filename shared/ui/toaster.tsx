import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { IconClose } from './icons.ts';
import { dismiss, dismissAll, type Notice, notices, onNotices } from './notify.ts';
import { useTopDialog } from './open-dialogs.ts';
import styles from './toaster.module.css';
import { useUiWords } from './words/ui-words.ts';

const TICK = 250;

/**
 * The corner where notices appear: one for the whole page, drawn by `UiProvider`. Over a dialog it is
 * drawn in the dialog, so that the keyboard and a screen reader come to it too.
 */
export function Toaster() {
  const shown = useSyncExternalStore(onNotices, notices);
  const dialog = useTopDialog();
  const [held, setHeld] = useState(false);
  const t = useUiWords();
  // A notice belongs to the pages it was said on: whoever comes back later finds none.
  useEffect(() => dismissAll, []);
  return createPortal(
    <section
      className={styles.toaster}
      aria-label={t('notices')}
      data-scope="notices"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {shown.map((notice) => (
          <Toast key={notice.id} notice={notice} held={held} />
        ))}
      </ol>
    </section>,
    dialog ?? document.body,
  );
}

function Toast({ notice, held }: { notice: Notice; held: boolean }) {
  const t = useUiWords();
  useCountdown(notice, held);
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
      <button
        type="button"
        className={styles.close}
        aria-label={t('dismiss')}
        onClick={() => dismiss(notice.id)}
      >
        <IconClose size={16} aria-hidden="true" />
      </button>
    </li>
  );
}

/** Counts only the time in which the notice could be read: not while held, not in a hidden tab. */
function useCountdown({ id, seconds }: Notice, held: boolean) {
  useEffect(() => {
    if (held || !Number.isFinite(seconds)) return;
    let left = seconds * 1000;
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      left -= TICK;
      if (left <= 0) dismiss(id);
    }, TICK);
    return () => clearInterval(timer);
  }, [id, seconds, held]);
}
