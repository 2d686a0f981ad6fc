import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../controls/button.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { useUiWords } from '../words/ui-words.ts';
import { useTopDialog } from './open-dialogs.ts';
import styles from './toaster.module.css';
import { dismissAllToasts, dismissToast, type Toast, useToasts } from './toasts.ts';
import { useFreePlace } from './use-free-place.ts';

const TICK_MS = 250;

/**
 * The toasts of the page, rendered once by `UiProvider`: a stack with the newest in front, spread while it has the
 * pointer or the focus. While a modal dialog is open they are rendered in it: the rest of the page is inert for
 * keyboard and screen reader.
 */
export function Toaster() {
  const all = useToasts();
  const dialog = useTopDialog();
  const shown = useMemo(
    () => (dialog ? all.filter(({ waitsForDialogs }) => !waitsForDialogs) : all),
    [all, dialog],
  );
  const container = dialog ?? document.body;
  const [heldIn, setHeldIn] = useState<HTMLElement | null>(null);
  // No leave or blur event comes when the hovered or focused element moves into a dialog or is removed.
  if (heldIn && shown.length === 0) setHeldIn(null);
  const t = useUiWords();
  const held = heldIn === container;
  useCountdown(shown.at(-1), held);
  const list = useRef<HTMLOListElement>(null);
  const place = useFreePlace(list, { content: shown, isEmpty: shown.length === 0, held });
  // A toast belongs to the staff pages: it does not outlive them.
  useEffect(() => dismissAllToasts, []);
  return createPortal(
    <section
      className={styles.toaster}
      aria-label={t('notices')}
      data-scope="notices"
      data-over-dialog={dialog ? '' : undefined}
      data-place={place}
      onPointerEnter={() => setHeldIn(container)}
      onPointerLeave={() => setHeldIn(null)}
      onFocus={() => setHeldIn(container)}
      onBlur={() => setHeldIn(null)}
    >
      <ol ref={list} className={styles.list} aria-live="polite" aria-relevant="additions">
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>,
    container,
  );
}

function ToastItem({ toast }: { toast: Toast }) {
  const t = useUiWords();
  return (
    <li className={styles.toast} data-kind={toast.kind}>
      <p className={styles.text}>{toast.text}</p>
      <div className={styles.actions}>
        {toast.actions.map(({ label, onPress }) => (
          <Button
            key={label}
            look="quiet"
            size="sm"
            onClick={() => {
              dismissToast(toast.id);
              onPress();
            }}
          >
            {label}
          </Button>
        ))}
        <CloseButton label={t('dismiss')} onPress={() => dismissToast(toast.id)} />
      </div>
    </li>
  );
}

/**
 * Counts down the newest toast, and only while it can be read: not in a hidden tab, and not while it has the pointer or
 * the focus, which restart its time. Opening a dialog does not restart it.
 */
function useCountdown(newest: Toast | undefined, held: boolean) {
  const left = useRef(new Map<number, number>());
  useEffect(() => {
    if (held || !newest) {
      left.current.clear();
      return;
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      const { id, seconds } = newest;
      const rest = (left.current.get(id) ?? seconds * 1000) - TICK_MS;
      left.current.set(id, rest);
      if (rest <= 0) dismissToast(id);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [newest, held]);
}
