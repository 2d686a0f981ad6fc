import { CONSENT_COOKIE } from '@wabu/shared/entities/privacy/consent';
import { LANGUAGE_KEY } from '@wabu/shared/i18n';
import { analyticsAddress } from '@wabu/shared/page';
import { scriptPolicy } from '../../modules/script-policy.ts';

/** Cookies that stay. */
const ownCookies = [CONSENT_COOKIE, LANGUAGE_KEY];
/** Storage keys of common analytics products. */
const analyticsKeys =
  /^(_ga|_gid|_gat|_gcl|_pk_|_hj|_cl|_uet|amplitude|ajs_|matomo|mp_|plausible|umami)/i;

/** Loads the configured analytics script, once. Called only after "accept all". */
export function startAnalytics(): void {
  const address = analyticsAddress();
  if (address === null || document.getElementById('analytics')) return;
  const script = document.createElement('script');
  script.id = 'analytics';
  script.async = true;
  script.src = scriptPolicy('wabu-analytics', (wanted) => wanted)(address);
  document.head.append(script);
}

/** Removes every cookie that is not ours, and the storage keys of common analytics products. */
export function clearAnalytics(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (name && !ownCookies.includes(name)) expire(name);
  }
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[storage])) {
        if (analyticsKeys.test(key)) window[storage].removeItem(key);
      }
    } catch {
      // Blocked storage holds nothing.
    }
  }
}

function expire(name: string): void {
  // Analytics sets its cookies on the widest domain that the browser allows.
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
