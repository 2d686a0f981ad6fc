import { useEffect, useEffectEvent } from 'react';

interface Combination {
  key: string;
  /** `KeyboardEvent.code`, for combinations with Alt, which changes `key` on some keyboards. */
  code?: string;
  mod: boolean;
  alt: boolean;
  shift: boolean;
}

function read(combination: string): Combination {
  const parts = combination.toLowerCase().split('+');
  const key = parts.pop() || '+';
  const alt = parts.includes('alt');
  const code = alt && /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : undefined;
  return { key, code, alt, mod: parts.includes('mod'), shift: parts.includes('shift') };
}

function matches(event: KeyboardEvent, { key, code, mod, alt, shift }: Combination): boolean {
  // AltGr reports Control and Alt together, and types characters.
  if (event.getModifierState('AltGraph') || event.isComposing) return false;
  if ((event.ctrlKey || event.metaKey) !== mod || event.altKey !== alt) return false;
  // A single character needs Shift on some keyboards only.
  if ((mod || alt) && event.shiftKey !== shift) return false;
  return code ? event.code === code : event.key.toLowerCase() === key;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])')
  );
}

/**
 * Calls `act` for a key combination: `mod+s` (Ctrl, or Cmd on a Mac), `mod+shift+s`, `alt+n`, `/`, `escape`. Ignores a single
 * character while a text field has the focus, and every key while a dialog is open.
 */
export function useHotkey(combination: string, act: () => void, enabled = true): void {
  const run = useEffectEvent(act);
  useEffect(() => {
    if (!enabled) return;
    const wanted = read(combination);
    const printable = wanted.key.length === 1 && !wanted.mod && !wanted.alt;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !matches(event, wanted)) return;
      if (printable && isTyping(event.target)) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      if (!event.repeat) run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [combination, enabled]);
}
