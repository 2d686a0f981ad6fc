const keyNames: Record<string, string> = {
  mod: 'Ctrl',
  shift: 'Shift',
  alt: 'Alt',
  escape: 'Esc',
};

/** A combination of `useHotkey` as people read it: «Ctrl Shift S». */
export function keysOf(shortcut: string): string {
  return shortcut
    .split('+')
    .map((key) => keyNames[key] ?? key.toUpperCase())
    .join(' ');
}
