/** A screen may hold dozens of texts; more than a few live editors at once make typing slow. */
const AT_MOST = 3;

type Close = () => void;
let live: Close[] = [];

/** Counts an editor as the one in use, and closes the one that was used longest ago when there are too many. */
export function admitEditor(close: Close): void {
  live = [...live.filter((other) => other !== close), close];
  while (live.length > AT_MOST) live.shift()?.();
}

export function dismissEditor(close: Close): void {
  live = live.filter((other) => other !== close);
}
