import { createApiClient } from '@wabu/api/client';
import { authorizedFetch } from '@wabu/shared/session';

/** The typed API client with the session's token. */
export const { api } = createApiClient(authorizedFetch);
