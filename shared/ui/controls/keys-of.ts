const keyNames: Record<string, string> = /Mac|iP(hone|ad|od)/.test(navigator.userAgent)
  ? { mod: '⌘', shift: '⇧', alt: '⌥', escape: 'Esc', space: 'Space' }
  : { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', escape: 'Esc', space: 'Space' };

/** A combination of `useHotkey` as people read it: «Ctrl Shift S», «⌘ ⇧ S» on a Mac. */
export function keysOf(shortcut: string): string {
  return shortcut
    .split('+')
    .map((key) => keyNames[key] ?? key.toUpperCase())
    .join(' ');
}
