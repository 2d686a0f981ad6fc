import { getItem, setItem } from '../storage/index.ts';

const KEY = 'serverClock';
/** A smaller difference is ignored: the Date header has whole seconds (RFC 9110). */
const TOLERANCE_MS = 5_000;

let offset = Number(getItem('localStorage', KEY)) || 0;

/** The server's time in milliseconds since 1970, as far as known: the computer's own clock may be hours off. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Updates the offset to the server's clock from the Date header of a response. */
export function setServerDate(response: Response): void {
  const server = Date.parse(response.headers.get('Date') ?? '');
  if (Number.isNaN(server)) return;
  const found = server - Date.now();
  const next = Math.abs(found) < TOLERANCE_MS ? 0 : found;
  if (Math.abs(next - offset) < TOLERANCE_MS) return;
  offset = next;
  // Without storage the next page measures it again with its first response.
  setItem('localStorage', KEY, offset === 0 ? null : String(offset));
}
