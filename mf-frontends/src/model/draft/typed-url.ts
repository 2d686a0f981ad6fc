import { frontendLimits } from '@wabu/shared/entities/frontend';

/** A final slash or hyphen stays because more characters may follow. */
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
