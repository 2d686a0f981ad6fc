import { createApiClient } from '@wabu/api/client';
import { authorizedFetch } from '@wabu/shared/session';

export const { api } = createApiClient(authorizedFetch);
