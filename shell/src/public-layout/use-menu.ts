import { type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';

/** A longer pause between two keys starts a new search (ARIA menu pattern). */
const TYPE_AHEAD_RESET_MS = 600;

/**
 * Keyboard support for a menu in a popover, by the ARIA menu button pattern: arrows, Home, End and typing
 * move, Escape and Tab close. `popovertarget` opens it, which works before any script runs.
 */
export function useMenu() {
  // Undefined until hydration: the popover may be open already.
  const [isOpen, setIsOpen] = useState<boolean>();
  const ref = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });

  useEffect(() => {
    if (ref.current) setIsOpen(getComputedStyle(ref.current).display !== 'none');
  }, []);

  const items = () => [...(ref.current?.querySelectorAll<HTMLElement>('a') ?? [])];
  const focusAt = (index: number) => items().at(index)?.focus();
  const close = () => ref.current?.hidePopover();

  const typeAhead = (key: string, at: number) => {
    const { text, at: last } = typed.current;
    const isFresh = at - last > TYPE_AHEAD_RESET_MS;
    const next = (isFresh ? '' : text) + key.toLocaleLowerCase();
    typed.current = { text: next, at };
    // The same letter repeated cycles through the items that begin with it.
    const letter = [...new Set(next)].length === 1 ? next.slice(0, 1) : next;
    const all = items();
    const from = all.indexOf(document.activeElement as HTMLElement) + (letter.length > 1 ? 0 : 1);
    const order = [...all.slice(from), ...all.slice(0, from)];
    order.find((item) => startsWith(item, letter))?.focus();
  };

  const handleListKey = (event: KeyboardEvent) => {
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = indexAfter(event.key, at, all.length);
    if (next !== null) {
      event.preventDefault();
      typed.current = { text: '', at: 0 };
      focusAt(next);
    } else if (event.key === ' ') {
      event.preventDefault();
      all[at]?.click();
    } else if (event.key === 'Tab') {
      // The focus returns to the button, and the browser moves it from there.
      close();
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      typeAhead(event.key, event.timeStamp);
    }
  };

  const handleToggleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    ref.current?.showPopover();
    // Not in the toggle event, which is asynchronous: the next key may come before it.
    if (event.key === 'ArrowUp') focusAt(-1);
    else focusChecked();
  };

  const focusChecked = () => {
    const checked = ref.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    (checked ?? items()[0])?.focus();
  };

  const handleToggle = (event: ToggleEvent) => {
    const opens = event.newState === 'open';
    setIsOpen(opens);
    if (opens && !ref.current?.contains(document.activeElement)) focusChecked();
  };

  return {
    isOpen,
    close,
    toggle: { onKeyDown: handleToggleKey },
    list: { ref, onKeyDown: handleListKey, onToggle: handleToggle },
  };
}

function indexAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Matches the name or the code: `d` and `deu` both find Deutsch. */
function startsWith(item: HTMLElement, text: string): boolean {
  return [...item.querySelectorAll('span, bdi')].some((part) =>
    part.textContent.toLocaleLowerCase().startsWith(text),
  );
}
