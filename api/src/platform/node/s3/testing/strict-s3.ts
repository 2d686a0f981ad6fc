import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Settings } from '../../settings/storage-variables.ts';

/** An error of S3. */
class Rejected extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly more = '',
  ) {
    super(code);
  }
}

/** What happens to the next request: nothing, a status, no answer, or an answer that gets lost after the work is done. */
export type Fault = 'none' | number | 'silence' | 'lost';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();

/**
 * A small S3 server that checks strictly: signatures (AWS Signature Version 4, computed here from the raw request), the
 * hash of bodies, conditions of writes, and listings in small pages.
 */
export class StrictS3 {
  readonly objects = new Map<string, Buffer>();
  readonly faults: Fault[] = [];
  /** Method and key of each request. */
  readonly requests: string[] = [];
  /** The largest page of a listing. */
  pageSize = 7;
  region = 'eu-south-1';
  readonly #server: Server;
  #port = 0;

  constructor() {
    this.#server = createServer((request, answer) => void this.#answer(request, answer));
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  get settings(): S3Settings {
    return {
      endpoint: `http://127.0.0.1:${this.#port}`,
      bucket: 'pictures',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
      region: 'eu-south-1',
    };
  }

  async #answer(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const fault = this.faults.shift();
    if (fault === 'silence') return;
    try {
      if (typeof fault === 'number') throw new Rejected(fault, 'InternalError');
      this.#requireSignature(request, body);
      const { status, headers, content } = this.#act(request, body);
      if (fault === 'lost') return void request.socket.destroy();
      answer.writeHead(status, headers).end(content);
    } catch (error) {
      if (!(error instanceof Rejected)) throw error;
      const { status, code, more } = error;
      answer.writeHead(status, { 'Content-Type': 'application/xml' });
      answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code>${more}</Error>`);
    }
  }

  /** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
  #requireSignature(request: IncomingMessage, body: Buffer): void {
    const { method = '', url = '', headers } = request;
    const given =
      /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/.exec(
        headers.authorization ?? '',
      );
    if (given === null) throw new Rejected(403, 'AccessDenied');
    const [, keyId = '', day = '', region = '', names = '', signature = ''] = given;
    const { accessKeyId, secretAccessKey } = this.settings;
    if (keyId !== accessKeyId) throw new Rejected(403, 'InvalidAccessKeyId');
    if (region !== this.region)
      throw new Rejected(400, 'AuthorizationHeaderMalformed', `<Region>${this.region}</Region>`);
    const signed = names.split(';');
    for (const name of ['host', 'x-amz-content-sha256', 'x-amz-date'])
      if (!signed.includes(name)) throw new Rejected(403, 'AccessDenied');
    for (const name of Object.keys(headers))
      if (/^(?:x-amz-|if-)/.test(name) && !signed.includes(name))
        throw new Rejected(403, 'AccessDenied');
    const contentHash = String(headers['x-amz-content-sha256']);
    if (contentHash !== sha256(body)) throw new Rejected(400, 'XAmzContentSHA256Mismatch');
    const date = String(headers['x-amz-date']);
    const time = Date.parse(
      date.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'),
    );
    if (!(Math.abs(Date.now() - time) < 15 * 60_000))
      throw new Rejected(403, 'RequestTimeTooSkewed');
    const [path = '', query = ''] = url.split('?');
    const canonical = [
      method,
      encoded(decodeURIComponent(path)).replaceAll('%2F', '/'),
      query
        .split('&')
        .filter(Boolean)
        .map((pair) =>
          pair.split('=').map((part) => encoded(decodeURIComponent(part.replaceAll('+', ' ')))),
        )
        .map(([name, value = '']) => `${name}=${value}`)
        .sort()
        .join('&'),
      ...signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
      '',
      names,
      contentHash,
    ].join('\n');
    const scope = `${day}/${region}/s3/aws4_request`;
    const key = [region, 's3', 'aws4_request'].reduce(
      (before, part) => hmac(before, part),
      hmac(`AWS4${secretAccessKey}`, day),
    );
    const expected = hmac(key, ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n'));
    if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
      throw new Rejected(403, 'SignatureDoesNotMatch');
  }

  #act({ method = '', url = '', headers }: IncomingMessage, body: Buffer) {
    const { pathname, searchParams } = new URL(url, 'http://s3.test');
    const [, bucket = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    if (bucket !== this.settings.bucket) throw new Rejected(404, 'NoSuchBucket');
    const key = rest.join('/');
    this.requests.push(`${method} ${key}`);
    if (key === '') return { status: 200, headers: {}, content: this.#list(searchParams) };
    const found = this.objects.get(key);
    const etag = found && etagOf(found);
    switch (method) {
      case 'PUT':
        if (headers['if-none-match'] === '*' && found)
          throw new Rejected(412, 'PreconditionFailed');
        if (headers['if-match'] !== undefined) {
          if (found === undefined) throw new Rejected(404, 'NoSuchKey');
          if (headers['if-match'] !== etag) throw new Rejected(412, 'PreconditionFailed');
        }
        this.objects.set(key, body);
        return { status: 200, headers: { ETag: etagOf(body) }, content: '' };
      case 'DELETE':
        this.objects.delete(key);
        return { status: 204, headers: {}, content: '' };
      case 'GET':
        if (found === undefined) throw new Rejected(404, 'NoSuchKey');
        return { status: 200, headers: { ETag: String(etag) }, content: found };
      default:
        throw new Rejected(405, 'MethodNotAllowed');
    }
  }

  #list(query: URLSearchParams): string {
    if (query.get('list-type') !== '2') throw new Rejected(400, 'InvalidArgument');
    const prefix = query.get('prefix') ?? '';
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const keys = [...this.objects.keys()]
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort();
    const page = keys.slice(0, Math.min(this.pageSize, Number(query.get('max-keys') ?? 1_000)));
    const name = (key: string) =>
      query.get('encoding-type') === 'url' ? encodeURIComponent(key).replaceAll('%20', '+') : key;
    const contents = page.map((key) => {
      const bytes = this.objects.get(key) ?? Buffer.alloc(0);
      const etag = etagOf(bytes).replaceAll('"', '&quot;');
      return `<Contents><Key>${name(key)}</Key><ETag>${etag}</ETag><Size>${bytes.byteLength}</Size></Contents>`;
    });
    const isTruncated = page.length < keys.length;
    const token = Buffer.from(page.at(-1) ?? '').toString('base64');
    return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><EncodingType>url</EncodingType><IsTruncated>${isTruncated}</IsTruncated>${
      isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
    }${contents.join('')}</ListBucketResult>`;
  }
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
