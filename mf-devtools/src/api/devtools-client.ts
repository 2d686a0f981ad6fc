import { createApiClient } from '@wabu/api/client';
import { authorizedFetch } from '@wabu/shared/session';

/** The calls of the contract, with the session in them. */
export const { d1, r2, DeepL, modules } = createApiClient(authorizedFetch).api;
