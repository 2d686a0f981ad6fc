import { BATCH_HEADER } from '@wabu/shared/entities/history/batch-header';
import { isProblem, type Problem } from '@wabu/shared/entities/problem';
import type { ClientResponse } from 'hono/client';
import { hc } from 'hono/client';
import type { ApiRoutes } from './app.ts';

/*
 * `@wabu/api/client`: the calls of the server for browsers and tests. Paths, bodies and responses are typed by
 * the routes; `/api/openapi.json` describes them.
 *
 *     const { api } = createApiClient(fetch);
 *     const suppliers = await answer(api.d1.getallsuppliers.$get());
 */

/** The typed client of the contract: `client.api.d1.getallsuppliers.$get()` (Hono RPC). */
export type ApiClient = ReturnType<typeof hc<ApiRoutes>>;

/** A fetch function: the session's, the in-process api's or the browser's. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Creates a client over a `fetch`. The base URL defaults to the origin of the page. */
export function createApiClient(fetch: Fetch, baseUrl = '/'): ApiClient {
  return hc<ApiRoutes>(baseUrl, { fetch: fetch as typeof globalThis.fetch });
}

/** Options of a save or deletion of one version: the server answers 412 when a newer one is stored (RFC 9110, If-Match). `batch`: the id by which it can be undone. */
export function ifMatch(version: number, batch?: string) {
  return { headers: { 'If-Match': `"${version}"`, ...(batch && { [BATCH_HEADER]: batch }) } };
}

/** An error answer. `problem.message` is the text for the user. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
    this.name = 'ApiProblem';
  }
}

/** The user was asked to confirm the session, and did not: there is nothing to say. */
export const isDeclined = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'confirmation-required';

/** The body of a 2xx answer. Throws `ApiProblem` for others; a network failure keeps its error. */
export async function answer<T>(
  call: Promise<ClientResponse<T, number, string>> | ClientResponse<T, number, string>,
): Promise<T> {
  const response = await accepted(call);
  const isJson = /json/.test(response.headers.get('Content-Type') ?? '');
  return (isJson ? await response.json() : await response.text()) as T;
}

/** The bytes and type of an answer. Throws `ApiProblem`. */
export async function answerBlob(
  call: Promise<ClientResponse<unknown, number, string>>,
): Promise<Blob> {
  return (await accepted(call)).blob();
}

async function accepted<T>(
  call: Promise<ClientResponse<T, number, string>> | ClientResponse<T, number, string>,
): Promise<ClientResponse<T, number, string>> {
  const response = await call;
  if (!response.ok) throw new ApiProblem(response.status, await readProblem(response));
  return response;
}

async function readProblem(response: { status: number; text: () => Promise<string> }) {
  const { status } = response;
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (isProblem(body)) return body;
  } catch {
    // A proxy has answered in place of the server.
  }
  const message = `Il server ha risposto con un errore (${status}): riprova tra poco`;
  return { code: 'unavailable', message } as const;
}
