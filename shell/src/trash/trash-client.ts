import { createApiClient } from '@wabu/api/client';
import { authorizedFetch } from '@wabu/shared/session';

export const { d1 } = createApiClient(authorizedFetch).api;
