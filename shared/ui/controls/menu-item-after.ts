/** The index of the item that a key of the WAI-ARIA menu pattern moves to; -1 is the last one. Null for other keys. */
export function menuItemAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
