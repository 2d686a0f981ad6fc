import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../controls/button.tsx';
import { CloseButton } from '../controls/close-button.tsx';
import { useUiWords } from '../words/it.ts';
import { useTopDialog } from './open-dialogs.ts';
import styles from './toaster.module.css';
import { dismissAllToasts, dismissToast, type Toast, useToasts } from './toasts.ts';

const TICK_MS = 250;

/** While a modal dialog is open they are rendered in it, because the rest of the page is inert. */
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

/** Only while the toast can be read: not in a hidden tab, nor while pointer or focus is on it. */
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

const FIELDS = 'input, select, textarea, [contenteditable], [role="textbox"]';
/** In pixels: narrower than any field. */
const STEP = 32;

/** True where a field lies under the box. */
function coversField(box: Element): boolean {
  const { left, top, width, height } = box.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const across = Array.from({ length: Math.ceil(width / STEP) }, (_, step) => left + step * STEP);
  const down = [top + 1, top + height / 2, top + height - 1];
  return [...across, left + width - 1].some((x) =>
    down.some((y) => {
      const below = document.elementsFromPoint(x, y).find((element) => !box.contains(element));
      return below?.closest(FIELDS);
    }),
  );
}

/** At the foot of the window, or over the head of the page once a field lies under it; not while it is held. */
function useFreePlace(
  box: RefObject<HTMLElement | null>,
  { content, isEmpty, held }: { content: unknown; isEmpty: boolean; held: boolean },
): 'top' | 'bottom' {
  const [place, setPlace] = useState<'top' | 'bottom'>('bottom');
  if (isEmpty && place === 'top') setPlace('bottom');
  const isWatching = !isEmpty && !held && place === 'bottom';
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has another size
  useLayoutEffect(() => {
    if (!isWatching) return;
    let frame = 0;
    const check = () => {
      frame = 0;
      if (box.current && coversField(box.current)) setPlace('top');
    };
    const checkSoon = () => {
      frame ||= requestAnimationFrame(check);
    };
    check();
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const event of ['scroll', 'resize', 'focusin'])
      addEventListener(event, checkSoon, options);
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [box, content, isWatching]);
  return place;
}
