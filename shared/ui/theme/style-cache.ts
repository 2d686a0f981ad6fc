import createCache from '@emotion/cache';

/**
 * Emotion's cache. `speedy` is set in every build mode: it inserts rules through the CSSOM, which `style-src 'self'`
 * allows; style text would be blocked.
 */
export const styleCache = createCache({ key: 'wabu', speedy: true });
