/** Public entry point of what code of any page needs: values that the server writes into it, idle time, downloads. */
import { ACTIVITY_OFF_META } from '../entities/history/activity-switch.ts';
import { ANALYTICS_META, PROVIDER_SLOT, providerOf } from '../entities/privacy/analytics.ts';

export { requestIdle } from './request-idle.ts';
export { readRootSize } from './root-size.ts';
export { THEME_KEY } from './theme-key.ts';

/** True while pages are prerendered at build time, when the installation is unknown. */
export const isPrerendering = typeof document === 'undefined';

/** The address of the analytics script that this installation is configured with. */
export function analyticsAddress(): string | null {
  if (isPrerendering) return null;
  return document.querySelector<HTMLMetaElement>(`meta[name="${ANALYTICS_META}"]`)?.content || null;
}

/** The host of the analytics provider; null when none is configured. */
export function analyticsProvider(): string | null {
  return isPrerendering ? PROVIDER_SLOT : providerOf(analyticsAddress());
}

/** False where the operator has switched the activity of the staff off (`ACTIVITY=0`). */
export const isActivityOn = (): boolean =>
  isPrerendering || document.querySelector(`meta[name="${ACTIVITY_OFF_META}"]`) === null;

export function saveFile(name: string, contents: Blob): void {
  const address = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
