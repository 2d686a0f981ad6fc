import { request } from 'node:https';
import { aSupplier } from '@wabu/shared/testing/builders';
import { aPng } from '../fixtures/png.ts';
import { uploadFile } from '../fixtures/published-microsite.ts';
import { UPDATE } from './upstream.ts';

export interface Answer {
  status: number;
  text: string;
}

export type Call = (
  path: string,
  options?: { body?: unknown; token?: string; headers?: Record<string, string> },
) => Promise<Answer>;

const sentOf = ({ body, token, headers }: NonNullable<Parameters<Call>[1]>) => ({
  method: body === undefined ? 'GET' : 'POST',
  headers: {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...headers,
  },
  body: body === undefined ? null : JSON.stringify(body),
});

/** Calls a server over HTTP; a body makes it a POST. */
export const overHttp =
  (origin: string): Call =>
  async (path, options = {}) => {
    const answer = await fetch(origin + path, sentOf(options));
    return { status: answer.status, text: await answer.text() };
  };

/** Calls a site over HTTPS on a port of this machine, under its own name and with its own authority. */
export const overHttps =
  (host: string, port: number, ca: string): Call =>
  (path, options = {}) =>
    new Promise((resolve, reject) => {
      const { body, method, headers } = sentOf(options);
      // No connection is kept: an update may replace Caddy.
      const at = { host: '127.0.0.1', servername: host, port, path, agent: false };
      const asked = request(
        { ...at, method, headers: { ...headers, host }, ca },
        async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk as Buffer);
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        },
      );
      asked.on('error', reject);
      asked.end(body ?? undefined);
    });

/** The password of the first king, from the log of the first start. */
export const passwordIn = (log: string) => /king \(king\)\s+(\S+)/.exec(log)?.[1] ?? '';

/** The names of these suppliers, in the order of `supplierNames`. */
export const namesOf = (...numbers: number[]) =>
  numbers.map((number) => aSupplier(number).Nome).sort();

/** The king's work at an installation. */
export function kingOf(call: Call, password: () => string) {
  const token = async () => {
    const body = { username: 'king', password: password() };
    const { status, text } = await call('/api/adminwabu/login', { body });
    if (status !== 200) throw new Error(`sign-in: ${status} ${text}`);
    return (JSON.parse(text) as { token: string }).token;
  };
  return {
    token,
    addSupplier: async (number: number) => {
      const body = aSupplier(number);
      const { status, text } = await call('/api/d1/addsupplier', { body, token: await token() });
      if (status !== 201) throw new Error(`a new supplier: ${status} ${text}`);
    },
    supplierNames: async () => {
      const { text } = await call('/api/d1/getallsuppliers', { token: await token() });
      return (JSON.parse(text) as { Nome: string }[]).map(({ Nome }) => Nome).sort();
    },
  };
}

/** True if the site runs the program of `publishUpdate`. */
export const isUpdated = async (call: Call) =>
  (await call('/manifest.webmanifest')).text.includes(UPDATE);

/** The bytes of a picture, and of the thumbnail that the server draws of it with its native library. */
export async function drawnSmaller(origin: string, token: string) {
  const original = aPng(800);
  await uploadFile(
    origin,
    token,
    '[Tests]',
    new File([new Uint8Array(original)], 'a.png', { type: 'image/png' }),
  );
  const query = new URLSearchParams({ foldername: '[Tests]', filename: 'a.png', thumb: '1' });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/r2/getfile?${query}`, { headers });
  return { original: original.length, thumbnail: (await answer.arrayBuffer()).byteLength };
}
