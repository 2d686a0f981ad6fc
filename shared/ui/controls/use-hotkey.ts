import { useEffect, useEffectEvent, useMemo } from 'react';
import { useKeyHints } from './key-hints.ts';

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
  // Without Ctrl and Alt, Shift is a matter of the keyboard: `/` and `?` need it on some.
  if ((mod || alt) && event.shiftKey !== shift) return false;
  return code ? event.code === code : event.key.toLowerCase() === key;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])')
  );
}

export interface HotkeyOptions {
  enabled?: boolean;
  /** What it does, in the user's words: the keyboard sheet lists it. Absent: it does not. */
  label?: string;
  /** The heading under which the sheet lists it; absent: that of the page. */
  group?: string;
}

/**
 * Calls `act` for a key combination: `mod+s` (Ctrl, or Cmd on a Mac), `mod+shift+s`, `alt+n`, `/`, `escape`. Ignores
 * a single character while a text field has the focus, and every key while a dialog is open or something is dragged.
 *
 * @param options a boolean is `enabled`
 */
export function useHotkey(
  combination: string,
  act: () => void,
  options: HotkeyOptions | boolean = {},
): void {
  const {
    enabled = true,
    label,
    group,
  } = typeof options === 'boolean' ? ({ enabled: options } as HotkeyOptions) : options;
  const run = useEffectEvent(act);
  useKeyHints(
    useMemo(
      () => (enabled && label !== undefined ? [{ keys: [combination], label, group }] : []),
      [combination, enabled, label, group],
    ),
  );
  useEffect(() => {
    if (!enabled) return;
    const wanted = read(combination);
    const printable = wanted.key.length === 1 && !wanted.mod && !wanted.alt;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !matches(event, wanted)) return;
      if (printable && isTyping(event.target)) return;
      if (document.querySelector('[aria-modal="true"], [data-dragging]')) return;
      event.preventDefault();
      if (!event.repeat) run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [combination, enabled]);
}
