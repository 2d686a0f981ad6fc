import type { Vitals } from '@wabu/shared/entities/measures/web-vitals';
import { authorizedFetch, session } from '@wabu/shared/session';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures this load of the page, and sends what is known whenever the tab is hidden: it may not come back.
 *
 * @param path of the page that was loaded; later ones are shown without a load
 */
export function reportVitals(path: string): void {
  let values: Vitals['values'] = {};
  const note = ({ name, value }: { name: keyof Vitals['values']; value: number }) => {
    values = { ...values, [name]: value };
    if (document.visibilityState === 'hidden') queueMicrotask(send);
  };
  const send = () => {
    if (Object.keys(values).length === 0 || session.status() !== 'signed-in') return;
    const body = JSON.stringify({ path, values } satisfies Vitals);
    values = {};
    authorizedFetch('/api/web-vitals', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => undefined);
  };
  for (const measure of [onTTFB, onFCP, onLCP, onINP, onCLS]) measure(note);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') queueMicrotask(send);
  });
}
