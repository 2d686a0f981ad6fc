import { queryOptions } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { api } from './frontends-client.ts';

export function ownHostQuery(URL: string) {
  return queryOptions({
    queryKey: ['own-hosts', URL],
    queryFn: () => answer(api.d1.getownhost.$get({ query: { URL } })),
  });
}

export function enableOwnHost(URL: string) {
  return answer(api.d1.enableownhost.$post({ json: { URL } }));
}

export function disableOwnHost(URL: string) {
  return answer(api.d1.disableownhost.$post({ json: { URL } }));
}
