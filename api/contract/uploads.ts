import { send } from '../src/testing.ts';
import { tokenOf } from './people.ts';
import type { ContractServer } from './server.ts';

export interface SentFile {
  /** Another call than the upload. */
  path?: string;
  folder: string;
  name: string;
  bytes: Uint8Array | string;
  headers?: Record<string, string>;
  /** Parts of a picture's variants: `variant-480`. */
  variants?: Record<string, Uint8Array<ArrayBuffer>>;
}

type Server = Pick<ContractServer, 'fetch'>;

/** Sends a multipart form with the same bytes to both runtimes. */
export async function upload(
  server: Server,
  token: string | null,
  { path = '/api/r2/upload', folder, name, bytes, headers, variants = {} }: SentFile,
): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name));
  form.set('folder', folder);
  for (const [part, variant] of Object.entries(variants)) form.set(part, new File([variant], part));
  const encoded = new Response(form);
  return send(server.fetch, 'POST', path, {
    token,
    headers: { 'Content-Type': encoded.headers.get('Content-Type') ?? '', ...headers },
    body: await encoded.arrayBuffer(),
  });
}

export function post(server: Server, token: string | null, path: string, json: unknown) {
  return send(server.fetch, 'POST', path, { token, json });
}

/** Calls about files, as the user of this name. */
export function fileCalls(server: () => ContractServer, name: string) {
  const token = () => tokenOf(server(), name);
  const postAs = async (path: string, json: unknown) => post(server(), await token(), path, json);
  return {
    post: postAs,
    upload: async (file: SentFile) => upload(server(), await token(), file),
    getFile: (foldername: unknown, filename: unknown) =>
      postAs('/api/r2/getfile', { foldername, filename }),
    listFiles: (foldername: unknown) => postAs('/api/r2/listfiles', { foldername }),
    /** GET getfile, which the browser can cache. */
    getFileAgain: async (query: Record<string, string>, headers: Record<string, string> = {}) => {
      const path = `/api/r2/getfile?${new URLSearchParams(query)}`;
      return send(server().fetch, 'GET', path, { token: await token(), headers });
    },
  };
}

export const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
