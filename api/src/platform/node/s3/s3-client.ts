import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { fetchBytes } from '../../bounded-stream.ts';
import type { S3Settings } from '../settings/storage-variables.ts';
import { S3Error } from './s3-error.ts';

/** Reads the few elements of S3's answers that we need. None of them has attributes or comments. */

interface Listed {
  key: string;
  etag: string;
  size: number;
}

function textIn(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text === undefined ? undefined : decodeEntities(text);
}

/** A page of `ListObjectsV2` with `encoding-type=url`. */
function readListing(xml: string): { objects: Listed[]; next: string | undefined } {
  if (!/<ListBucketResult[\s>]/.test(xml))
    throw new Error('the answer of S3 is no list of objects');
  const isEncoded = textIn(xml, 'EncodingType') === 'url';
  const [, ...contents] = xml.split('<Contents>');
  const objects = contents.map((part) => {
    const key = textIn(part, 'Key') ?? '';
    return {
      key: isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key,
      etag: textIn(part, 'ETag') ?? '',
      size: Number(textIn(part, 'Size')),
    };
  });
  const isTruncated = textIn(xml, 'IsTruncated') === 'true';
  const next = isTruncated ? textIn(xml, 'NextContinuationToken') : undefined;
  if (isTruncated && next === undefined)
    throw new Error('S3 truncated a list and named no next page');
  return { objects, next };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}

const DEADLINE_MS = 60_000;
const FIRST_PAUSE_MS = 200;
const ATTEMPTS = 4;
const MAX_ERROR_BYTES = 64 * 1024;
/** A page of a listing has at most 1,000 keys of at most 1,024 bytes. */
const MAX_LIST_BYTES = 8 * 1024 * 1024;
/** More than the largest upload, and than a piece of a backup. */
const MAX_OBJECT_BYTES = 64 * 1024 * 1024;

/** What a write requires of the present object. */
export type Condition = { absent: true } | { etag: string };

interface Sent {
  query?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** Status codes that are answers, not errors. */
  expected?: number[];
}

/**
 * The calls of S3 that we need (https://docs.aws.amazon.com/AmazonS3/latest/API/), with path-style addresses, which
 * MinIO, Garage, AWS and R2 take. Each has a deadline; all are idempotent and are repeated when the server or the
 * network fails. Throws `S3Error`.
 */
export class S3Client {
  readonly #aws: AwsClient;
  readonly #base: string;

  constructor(
    readonly settings: S3Settings,
    readonly pauseMs = FIRST_PAUSE_MS,
    readonly deadlineMs = DEADLINE_MS,
  ) {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
    this.#aws = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
    this.#base = `${endpoint}/${encodeURIComponent(bucket)}`;
  }

  /** False when the condition does not hold. */
  async put(key: string, body: Uint8Array<ArrayBuffer>, condition?: Condition): Promise<boolean> {
    const headers: Record<string, string> = {};
    if (condition !== undefined)
      headers['absent' in condition ? 'If-None-Match' : 'If-Match'] =
        'absent' in condition ? '*' : condition.etag;
    // 409: a write to the same key at the same time; 404: `If-Match` of an object that is gone.
    const expected =
      condition === undefined ? [] : [409, 412, ...('etag' in condition ? [404] : [])];
    const { status } = await this.#send('PUT', key, { body, headers, expected });
    return status === 200;
  }

  async get(key: string): Promise<{ bytes: Uint8Array<ArrayBuffer>; etag: string } | null> {
    const { status, bytes, headers } = await this.#send('GET', key, { expected: [404] });
    return status === 404 ? null : { bytes, etag: headers.get('ETag') ?? '' };
  }

  async delete(key: string): Promise<void> {
    await this.#send('DELETE', key, { expected: [204, 404] });
  }

  async *list(prefix: string, pageSize = 1_000): AsyncGenerator<Listed> {
    let token: string | undefined;
    do {
      const query = {
        'list-type': '2',
        'encoding-type': 'url',
        'max-keys': String(pageSize),
        prefix,
        ...(token !== undefined && { 'continuation-token': token }),
      };
      const { bytes } = await this.#send('GET', '', { query });
      const page = readListing(new TextDecoder().decode(bytes));
      yield* page.objects;
      token = page.next;
    } while (token !== undefined);
  }

  async #send(method: string, key: string, sent: Sent) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#sendOnce(method, key, sent);
      } catch (error) {
        if (!(error instanceof S3Error) || !error.isTransient || attempt === ATTEMPTS) throw error;
        await new Promise((resolve) =>
          setTimeout(resolve, this.pauseMs * 2 ** (attempt - 1) * (0.5 + Math.random())),
        );
      }
    }
  }

  async #sendOnce(method: string, key: string, { query, body, headers, expected = [] }: Sent) {
    const path = key === '' ? '' : `/${key.split('/').map(encodeURIComponent).join('/')}`;
    const url = `${this.#base}${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`;
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const request = await this.#aws.sign(url, {
      method,
      headers: { ...headers, 'X-Amz-Content-Sha256': hash },
      body: body ?? null,
    });
    const isGood = (status: number) => status === 200 || expected.includes(status);
    const limitOf = (status: number) =>
      !isGood(status) ? MAX_ERROR_BYTES : key === '' ? MAX_LIST_BYTES : MAX_OBJECT_BYTES;
    try {
      const signal = AbortSignal.timeout(this.deadlineMs);
      const answer = await fetchBytes(request, { signal, redirect: 'manual' }, limitOf);
      if (!isGood(answer.status)) throw this.#rejection(answer);
      return answer;
    } catch (error) {
      throw error instanceof S3Error ? error : S3Error.ofNetwork(this.settings, error);
    }
  }

  #rejection({ status, headers, bytes }: Awaited<ReturnType<typeof fetchBytes>>): S3Error {
    const xml = new TextDecoder().decode(bytes);
    const region = headers.get('x-amz-bucket-region') ?? textIn(xml, 'Region');
    return S3Error.ofAnswer(this.settings, { status, code: textIn(xml, 'Code') ?? '', region });
  }
}
