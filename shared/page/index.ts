/** The entry point of what a prerendered page leaves open and the server fills in, as the browser reads it back. */
import { ANALYTICS_META, PROVIDER_SLOT, providerOf } from '../entities/privacy/analytics.ts';

/** True while pages are written at build time: nobody knows yet whose installation it will be. */
export const isPrerendering = typeof document === 'undefined';

/** The address of the analytics script that this installation is configured with. */
export function analyticsAddress(): string | null {
  if (isPrerendering) return null;
  return document.querySelector<HTMLMetaElement>(`meta[name="${ANALYTICS_META}"]`)?.content || null;
}

/** Who measures visits after consent; null where nobody does. */
export function analyticsProvider(): string | null {
  return isPrerendering ? PROVIDER_SLOT : providerOf(analyticsAddress());
}
