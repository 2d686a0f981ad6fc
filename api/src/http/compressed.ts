import type { Context, TypedResponse } from 'hono';
import type { Platform } from '../platform/platform.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { ApiEnv } from './env.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A body as it is sent. */
export interface EncodedBody {
  encoding: Encoding;
  body: Bytes;
}

/** Below, compression costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_024;

/** Compresses a body in the best encoding that an `Accept-Encoding` header names, where the platform compresses. */
export async function compressed(
  { compress }: Platform,
  body: Bytes,
  accepted: string | undefined,
): Promise<EncodedBody> {
  const encoding = acceptedEncoding(accepted);
  if (compress === undefined || encoding === 'identity' || body.byteLength < MIN_COMPRESSED_BYTES)
    return { encoding: 'identity', body };
  return { encoding, body: await compress(body, encoding) };
}

/** The JSON text of a value. */
export type JsonText<T> = string & { readonly of?: T };

export const toText = <T>(value: T) => JSON.stringify(value) as JsonText<T>;

/** Answers 200 with a value as compressed JSON, for long answers that are not kept. */
export const answerJson = <T>(c: Context<ApiEnv>, value: T) => answerText(c, toText(value));

export async function answerText<T>(
  c: Context<ApiEnv>,
  text: JsonText<T>,
): Promise<TypedResponse<T, 200, 'json'>> {
  const accepted = c.req.header('Accept-Encoding');
  const { encoding, body } = await compressed(
    c.get('platform'),
    new TextEncoder().encode(text),
    accepted,
  );
  const response: unknown = c.body(body, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...encodingHeader(encoding),
  });
  return response as TypedResponse<T, 200, 'json'>;
}

export const encodingHeader = (encoding: Encoding): Record<string, string> =>
  encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
