import { randomInt } from 'node:crypto';

/** A request of the load, and what it must answer. */
export interface Call {
  path: string;
  /** GET, unless there is a body. */
  method?: string;
  token?: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** The allowed status codes; 200 by default. */
  accept?: number[];
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  bytes: number;
}

/** A request without an answer, or with another status than the allowed ones. */
export class FailedRequest extends Error {}

/** Requests to one server, and how many of them failed. */
export interface Traffic {
  /** The answer, read to its end. Throws `FailedRequest`. */
  send: (call: Call) => Promise<Answer>;
  /** Aborts the request after some milliseconds. */
  abort: (call: Call, afterMs: number) => Promise<void>;
  counts: { answered: number; aborted: number };
  /** Failed requests: what was asked for and answered → how often. */
  failures: Map<string, number>;
}

export function trafficTo(url: string): Traffic {
  const counts = { answered: 0, aborted: 0 };
  const failures = new Map<string, number>();
  const fail = (call: Call, what: string) => {
    const { pathname } = new URL(call.path, url);
    const name = `${methodOf(call)} ${pathname.replace(/[0-9a-f]{8,}|\d+/g, '…')}: ${what}`;
    if (!failures.has(name)) console.error(name);
    failures.set(name, (failures.get(name) ?? 0) + 1);
    return new FailedRequest(name);
  };
  return {
    counts,
    failures,
    send: async (call) => {
      const response = await request(url, call).catch((error: Error) => {
        throw fail(call, `${error.message} ${error.cause ?? ''}`);
      });
      const text = await response.text();
      if (!(call.accept ?? [200]).includes(response.status))
        throw fail(call, `${response.status} ${text.slice(0, 200)}`);
      counts.answered += 1;
      const { status, headers } = response;
      return { status, headers, text, bytes: text.length };
    },
    abort: async (call, afterMs) => {
      const signal = AbortSignal.timeout(afterMs);
      await request(url, call, signal)
        .then((response) => response.arrayBuffer())
        .catch((error: Error) => {
          if (!signal.aborted) throw fail(call, error.message);
        });
      counts.aborted += 1;
    },
  };
}

function request(url: string, call: Call, signal?: AbortSignal): Promise<Response> {
  const { path, token, json, form, headers } = call;
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
  return fetch(url + path, {
    method: methodOf(call),
    redirect: 'manual',
    headers: {
      'accept-encoding': 'gzip, deflate, br',
      // Every request has an address of its own, so that limits and memories of networks see many.
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
}

const methodOf = ({ method, json, form }: Call) =>
  method ?? (json === undefined && form === undefined ? 'GET' : 'POST');
