import { ApiProblem, createApiClient } from '@wabu/api/client';
import { authorizedFetch } from '@wabu/shared/session';

/** The typed api client of the shell's staff pages; every request carries the session token. */
export const { d1, r2 } = createApiClient(authorizedFetch).api;

/** The server's sentence, or that it did not answer. */
export const reasonOf = (error: unknown, offline: string) =>
  error instanceof ApiProblem ? error.message : offline;
