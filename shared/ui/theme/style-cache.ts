import createCache from '@emotion/cache';

/**
 * The one place where Emotion writes styles. Speedy is stated, not left to the build mode: it inserts
 * rules through the CSSOM, which a `style-src 'self'` policy allows, while style text would be blocked.
 */
export const styleCache = createCache({ key: 'wabu', speedy: true });
