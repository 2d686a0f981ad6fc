import type { ContractServer } from './server.ts';

export interface SentFile {
  folder: string;
  name: string;
  bytes: Uint8Array | string;
  headers?: Record<string, string>;
}

/** Sends a multipart form with the same bytes to both runtimes. */
export async function upload(
  server: ContractServer,
  token: string | null,
  { folder, name, bytes, headers }: SentFile,
): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  form.set('folder', folder);
  const written = new Response(form);
  return server.fetch('/api/r2/upload', {
    method: 'POST',
    headers: {
      'Content-Type': written.headers.get('Content-Type') ?? '',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: await written.arrayBuffer(),
  });
}

/** A raw body. */
export function sendForm(
  server: ContractServer,
  token: string,
  body: string | Uint8Array<ArrayBuffer>,
  type = 'multipart/form-data; boundary=b',
): Promise<Response> {
  return server.fetch('/api/r2/upload', {
    method: 'POST',
    headers: { 'Content-Type': type, Authorization: `Bearer ${token}` },
    body,
  });
}

export function getFile(
  server: ContractServer,
  token: string | null,
  foldername: unknown,
  filename: unknown,
): Promise<Response> {
  return post(server, token, '/api/r2/getfile', { foldername, filename });
}

export function listFiles(
  server: ContractServer,
  token: string | null,
  foldername: unknown,
): Promise<Response> {
  return post(server, token, '/api/r2/listfiles', { foldername });
}

export function post(
  server: ContractServer,
  token: string | null,
  path: string,
  body: unknown,
): Promise<Response> {
  return server.fetch(path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** GET getfile, which the browser can cache. */
export function getFileAgain(
  server: ContractServer,
  token: string | null,
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return server.fetch(`/api/r2/getfile?${new URLSearchParams(query)}`, {
    headers: { ...(token === null ? {} : { Authorization: `Bearer ${token}` }), ...headers },
  });
}

export const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
