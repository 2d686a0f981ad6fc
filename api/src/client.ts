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

/** Options of a save or deletion of one version: the server answers 412 when a newer one is stored (RFC 9110, If-Match). */
export function ifMatch(version: number): { headers: { 'If-Match': string } } {
  return { headers: { 'If-Match': `"${version}"` } };
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

/**
 * The records of a long list, each read as it arrives: read at one go, a long answer would hold up the page.
 * For records without records inside. `between` is asked after each piece: of an answer that is there already
 * all pieces would be read in one turn.
 */
export async function answerRecords<T extends object>(
  call: Promise<ClientResponse<T[], number, string>>,
  between: () => Promise<void> | void = () => undefined,
): Promise<T[]> {
  const response = await accepted(call);
  const reader = response.body?.getReader();
  if (reader === undefined) return (await response.json()) as T[];
  const decoder = new TextDecoder();
  const records: T[] = [];
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    if (done) break;
    const end = endOfRecords(rest);
    if (end === 0) continue;
    for (const record of JSON.parse(`[${rest.slice(1, end)}]`) as T[]) records.push(record);
    rest = rest.slice(end);
    await between();
  }
  // What is left begins with the bracket of the list or with the comma behind the last record.
  return records.concat(JSON.parse(`[${rest.slice(1)}`) as T[]);
}

/** Where the last record that has one behind it ends; 0 where none has arrived whole. */
function endOfRecords(text: string): number {
  let at = text.lastIndexOf(BETWEEN_RECORDS);
  // Inside of a record a quote that follows these signs ends a text, and never begins a name.
  while (at > 0 && !/\w/.test(text[at + BETWEEN_RECORDS.length] ?? ''))
    at = text.lastIndexOf(BETWEEN_RECORDS, at - 1);
  return at < 0 ? 0 : at + 1;
}
const BETWEEN_RECORDS = '},{"';

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
  const { status } = response;
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    if (isProblem(body)) return body;
  } catch {
    // Not an answer of our server: a proxy answered in its place.
  }
  const message = `Il server ha risposto con un errore (${status}): riprova tra poco`;
  return { code: 'unavailable', message } as const;
}
