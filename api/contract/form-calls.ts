import type { ContractServer } from './server.ts';

/** What a browser without scripts sends: pages and forms of our own, without following a redirect. */
export const formCalls = (server: () => ContractServer) => ({
  get: (path: string, headers: Record<string, string> = {}) =>
    server().fetch(path, { headers, redirect: 'manual' }),
  post: (path: string, fields: Record<string, string>, headers = {}) =>
    server().fetch(path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: 'null',
        'Sec-Fetch-Site': 'same-origin',
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    }),
});
