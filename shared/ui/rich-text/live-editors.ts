/** A page may have dozens of texts; more than a few mounted editors make typing slow. */
const AT_MOST = 3;

type Close = () => void;
let live: Close[] = [];

/** Marks an editor as the last used, and closes the least recently used one when there are too many. */
export function admitEditor(close: Close): void {
  live = [...live.filter((other) => other !== close), close];
  while (live.length > AT_MOST) live.shift()?.();
}

export function dismissEditor(close: Close): void {
  live = live.filter((other) => other !== close);
}
