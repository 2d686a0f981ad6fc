/** Public entry point of what code of any page needs: values that the server writes into it, idle time, downloads. */
import { ANALYTICS_META, PROVIDER_SLOT, providerOf } from '../entities/privacy/analytics.ts';

export { isActivityOn } from './is-activity-on.ts';
export { requestIdle } from './request-idle.ts';
export { readRootSize } from './root-size.ts';
export { saveFile } from './save-file.ts';

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
export { THEME_KEY } from './theme-key.ts';
