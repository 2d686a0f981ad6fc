import { isProblem, type Problem } from '../../../entities/problem.ts';
import { authorizedFetch } from '../../../session/index.ts';

/** An answer that rejects a call; `message` is for the user. */
export class RejectedCall extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message);
  }
}

/** Calls the api and returns the answer. Throws `RejectedCall`, or the error of the connection. */
export async function callApi<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await authorizedFetch(path, init);
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  throw new RejectedCall(
    response.status,
    isProblem(body) ? body : { code: 'unavailable', message: '' },
  );
}

export const addressOf = (path: string, query: Record<string, string | number | undefined>) => {
  const set = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${path}?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`;
};

export const postJson = <T>(
  path: string,
  json: object,
  headers: Record<string, string> = {},
): Promise<T> =>
  callApi(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
