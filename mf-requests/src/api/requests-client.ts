import { createApiClient } from '@wabu/api/client';
import { authorizedFetch } from '@wabu/shared/session';

/** The typed api client; every request carries the session token. */
export const { d1, DeepL } = createApiClient(authorizedFetch).api;
