import { randomId } from '@wabu/shared/entities/random-id';
import { getItem, setItem } from '@wabu/shared/storage';

const BROWSER_KEY = 'canaryBrowser';

/**
 * A random id of this browser, by which its reports of a canary count once, whatever tab or session they come
 * from. Made with the first report.
 */
export function browserId(): string {
  const stored = getItem('localStorage', BROWSER_KEY) ?? '';
  if (/^[0-9a-f]{32}$/.test(stored)) return stored;
  const id = randomId();
  setItem('localStorage', BROWSER_KEY, id);
  return id;
}
