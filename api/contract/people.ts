import type { Role } from '@wabu/shared/entities/permissions';
import { type ApiClient, answer, createApiClient } from '../src/client.ts';
import { sessionToken, withToken } from '../src/testing.ts';
import { type ContractServer, PASSWORD } from './server.ts';

const tokens = new WeakMap<ContractServer, Map<string, Promise<string>>>();

/** A user's token. Each user signs in once per server, because hashing is slow. */
export function tokenOf(server: ContractServer, name: string): Promise<string> {
  const known = tokens.get(server) ?? new Map<string, Promise<string>>();
  tokens.set(server, known);
  const token = known.get(name) ?? newTokenOf(server, name);
  known.set(name, token);
  return token;
}

export async function newTokenOf(server: ContractServer, name: string): Promise<string> {
  const { api } = anonymousClient(server);
  const credentials = { username: name, password: PASSWORD };
  return sessionToken(await answer(api.adminwabu.login.$post({ json: credentials })));
}

/** Confirms the session of a token by the password, for the calls that ask for it. */
export async function confirm(server: ContractServer, token: string): Promise<void> {
  const { api } = createApiClient(withToken(fetchOf(server), token), 'http://server');
  await answer(api.d1.confirm.$post({ json: { password: PASSWORD } }));
}

export async function clientOf(server: ContractServer, role: Role): Promise<ApiClient['api']> {
  const token = await tokenOf(server, role);
  return createApiClient(withToken(fetchOf(server), token), 'http://server').api;
}

export function anonymousClient(server: ContractServer): ApiClient {
  return createApiClient(fetchOf(server), 'http://server');
}

/** The server's fetch for absolute URLs, which the typed client sends. */
function fetchOf(server: ContractServer) {
  return (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    return server.fetch(url.pathname + url.search, init);
  };
}
