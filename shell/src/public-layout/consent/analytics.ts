import { CONSENT_COOKIE } from '@wabu/shared/entities/privacy/consent';
import { LANGUAGE_KEY } from '@wabu/shared/i18n';
import { analyticsAddress } from '@wabu/shared/page';

const ours = [CONSENT_COOKIE, LANGUAGE_KEY];
/** How the common analytics products name what they leave in the browser's storage. */
const theirs = /^(_ga|_gid|_gat|_gcl|_pk_|_hj|_cl|_uet|amplitude|ajs_|matomo|mp_|plausible|umami)/i;

/** Loads the analytics script, where one is configured. Only ever called after "accept all". */
export function startAnalytics(): void {
  const address = analyticsAddress();
  if (address === null || document.getElementById('analytics')) return;
  const script = document.createElement('script');
  script.id = 'analytics';
  script.async = true;
  script.src = trusted(address);
  document.head.append(script);
}

/** Removes what analytics may have left: every cookie that is not ours, and storage by its known names. */
export function clearAnalytics(): void {
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (name && !ours.includes(name)) expire(name);
  }
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const key of Object.keys(window[storage])) {
        if (theirs.test(key)) window[storage].removeItem(key);
      }
    } catch {
      // Blocked storage holds nothing.
    }
  }
}

function expire(name: string): void {
  // Analytics sets its cookies on the widest domain that the browser lets it.
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
    document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}

/** Passes the one configured address through the page's Trusted Types, where the browser has them. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  const policy = trustedTypes.createPolicy('wabu-analytics', {
    createScriptURL: (wanted) => wanted,
  });
  return policy.createScriptURL(address);
}
