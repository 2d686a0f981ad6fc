import { getItem, setItem } from '../storage/index.ts';

const KEY = 'serverClock';
/** Closer than this the two clocks agree: the Date header only knows whole seconds. */
const TOLERANCE = 5_000;

let offset = Number(getItem('localStorage', KEY)) || 0;

/** Now, by the server's clock as far as it is known: a computer's own clock may be hours off. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Learns the server's clock from an answer. */
export function setServerDate(response: Response): void {
  const server = Date.parse(response.headers.get('Date') ?? '');
  if (Number.isNaN(server)) return;
  const found = server - Date.now();
  const next = Math.abs(found) < TOLERANCE ? 0 : found;
  if (Math.abs(next - offset) < TOLERANCE) return;
  offset = next;
  // Where nothing can be kept, the next page learns it again from its first answer.
  setItem('localStorage', KEY, offset === 0 ? null : String(offset));
}
