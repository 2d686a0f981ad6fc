/** A page may have dozens of texts; more than a few mounted editors make typing slow. */
const MAX_EDITORS = 3;

type Close = () => void;
let live: Close[] = [];

/** Marks an editor as the last used, and closes the least recently used one when there are too many. */
export function admitEditor(close: Close): void {
  live = [...live.filter((other) => other !== close), close];
  while (live.length > MAX_EDITORS) live.shift()?.();
}

export function dismissEditor(close: Close): void {
  live = live.filter((other) => other !== close);
}
