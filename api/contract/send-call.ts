import { aPicture } from '../src/files/testing/picture-builders.ts';
import type { Call } from './calls.ts';
import type { ContractServer } from './server.ts';
import { upload } from './uploads.ts';

/** Sends a call, with or without a token. */
export async function sendCall(
  server: ContractServer,
  call: Call,
  token: string | null,
  headers: Record<string, string> = {},
): Promise<Response> {
  if (call.form !== undefined) {
    const bytes = await aPicture('png');
    return upload(server, token, {
      folder: call.form.folder,
      name: call.form.file,
      bytes,
      headers,
    });
  }
  return server.fetch(call.path, {
    method: call.method,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body()) }),
  });
}
