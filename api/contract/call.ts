import type { Action } from '@wabu/shared/entities/permissions';

/** A protected call with a valid body; its records may not exist. */
export interface Call {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  action: Action;
  body?: () => object;
  /** A multipart form instead of JSON. */
  form?: { folder: string; file: string };
  /** The statuses for permitted roles. */
  ok: number[];
}

const callWith =
  (method: Call['method']) =>
  (path: string, action: Action, body?: object | (() => object), ...ok: number[]): Call => ({
    name: `${method} ${path}`,
    method,
    path,
    action,
    ...(body && { body: typeof body === 'function' ? (body as () => object) : () => body }),
    ok: ok.length > 0 ? ok : [200],
  });
export const post = callWith('POST');
export const put = callWith('PUT');
export const remove = callWith('DELETE');
export const read = (path: string, action: Action, ...ok: number[]) =>
  callWith('GET')(path, action, undefined, ...ok);

export const upload = (folder: string, action: Action, file = 'prova.png'): Call => ({
  name: `POST /api/r2/upload to ${folder}`,
  method: 'POST',
  path: '/api/r2/upload',
  action,
  form: { folder, file },
  ok: [201],
});
