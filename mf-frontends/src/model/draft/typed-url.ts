import { frontendLimits } from '@wabu/shared/entities/frontend';

/**
 * What an address field keeps of what is typed or pasted: no scheme, no letter case, and hyphens for
 * blanks. A slash or a hyphen at the end stays: somebody may still be typing behind it.
 */
export function normaliseTypedUrl(typed: string): string {
  return typed
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\s*(?:https?:)?\/+/, '')
    .trimStart()
    .replace(/\s+/g, '-')
    .replace(/\/{2,}/g, '/')
    .slice(0, frontendLimits.URL);
}
