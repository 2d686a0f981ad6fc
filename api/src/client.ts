import { isProblem, type Problem } from '@wabu/shared/entities/problem';
import type { ClientResponse } from 'hono/client';
import { hc } from 'hono/client';
import type { ApiRoutes } from './app.ts';

/** The typed client of every call of the contract: `client.api.d1.getallsuppliers.$get()`. */
export type ApiClient = ReturnType<typeof hc<ApiRoutes>>;

/** Any function that fetches: the session's, the in-process api's, or the browser's own. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** A client over a `fetch`; without a base address, calls go to the origin of the page. */
export function createApiClient(fetch: Fetch, baseUrl = '/'): ApiClient {
  return hc<ApiRoutes>(baseUrl, { fetch: fetch as typeof globalThis.fetch });
}

/** A refused call. `problem.message` is the sentence to show. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
    this.name = 'ApiProblem';
  }
}

/** The body of an answer, or an `ApiProblem` when it was refused. A network failure stays what it is. */
export async function answer<T>(
  call: Promise<ClientResponse<T, number, string>> | ClientResponse<T, number, string>,
): Promise<T> {
  const response = await accepted(call);
  const isJson = /json/.test(response.headers.get('Content-Type') ?? '');
  return (isJson ? await response.json() : await response.text()) as T;
}

/** The bytes of an answer with their type, or an `ApiProblem`. */
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
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (isProblem(body)) return body;
  } catch {
    // Not of ours: a proxy or a network between answered.
  }
  return { code: 'unavailable', message: 'Il server non risponde: riprova tra poco' } as const;
}
