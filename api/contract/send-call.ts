import { aPicture } from '../src/files/testing/picture-builders.ts';
import { send } from '../src/testing.ts';
import type { Call } from './call.ts';
import type { ContractServer } from './server.ts';
import { upload } from './uploads.ts';

/** Sends a call, with or without a token. */
export async function sendCall(
  server: Pick<ContractServer, 'fetch'>,
  { form, method, path, body }: Call,
  token: string | null,
): Promise<Response> {
  if (form === undefined) return send(server.fetch, method, path, { token, json: body?.() });
  const file = { folder: form.folder, name: form.file, bytes: await aPicture('png') };
  return upload(server, token, { ...file, path });
}
