import { createApiClient } from '@wabu/api/client';
import { authorizedFetch } from '@wabu/shared/session';

/** The server's calls, as the user who is signed in. */
export const { api } = createApiClient(authorizedFetch);
