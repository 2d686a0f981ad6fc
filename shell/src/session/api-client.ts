import { createApiClient } from '@wabu/api/client';
import { authorizedFetch } from '@wabu/shared/session';

/** The typed api client of the shell's staff pages; every request carries the session token. */
export const { d1 } = createApiClient(authorizedFetch).api;
