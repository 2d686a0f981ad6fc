const KEY = 'serverClock';
/** Closer than this the two clocks agree: the Date header only knows whole seconds. */
const TOLERANCE = 5_000;

let offset = readOffset();

/** Now, by the server's clock as far as it is known: a computer's own clock may be hours off. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Learns the server's clock from an answer. */
export function noteServerDate(response: Response): void {
  const server = Date.parse(response.headers.get('Date') ?? '');
  if (Number.isNaN(server)) return;
  const found = server - Date.now();
  const next = Math.abs(found) < TOLERANCE ? 0 : found;
  if (Math.abs(next - offset) < TOLERANCE) return;
  offset = next;
  keepOffset();
}

function readOffset(): number {
  try {
    return Number(localStorage.getItem(KEY)) || 0;
  } catch {
    return 0;
  }
}

function keepOffset(): void {
  try {
    if (offset === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(offset));
  } catch {
    // The next page learns it again from its first answer.
  }
}
