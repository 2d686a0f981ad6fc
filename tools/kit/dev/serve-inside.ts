import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import type { BuildNews } from '../../scripts/dev/build-news.ts';
import { CommandError } from '../../scripts/releases/installation.ts';
import { rejectionOf } from './rejection.ts';
import type { Site } from './site.ts';

interface Options {
  url: string;
  port: number;
  write: boolean;
  site: Site;
  news: BuildNews;
}

/** Serves an installation with the local build at 127.0.0.1. Returns the port; rejects when it is taken. */
export async function serveInside(options: Options): Promise<number> {
  let { port } = options;
  const server = createServer((incoming, answer) => {
    const path = incoming.url?.split('?')[0] ?? '/';
    const request = { method: incoming.method ?? 'GET', path, headers: incoming.headers };
    const rejection = rejectionOf(request, { ...options, port });
    if (rejection !== null) return reject(answer, 403, rejection);
    if (options.news.serve(incoming, answer)) return;
    respond(incoming, answer, path, options).catch((error: Error) => {
      if (answer.headersSent) answer.destroy();
      else reject(answer, 502, error.message);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: Error) => {
    throw new CommandError(`Port ${port} cannot be used (${error.message}): add --port 4401.`);
  });
  const address = server.address();
  if (address !== null && typeof address === 'object') port = address.port;
  return port;
}

/** The shape of every error of the api: the page shows the message. */
function reject(answer: ServerResponse, status: number, message: string): void {
  answer.writeHead(status, { 'content-type': 'application/problem+json' });
  const code = status === 403 ? 'forbidden' : 'unavailable';
  answer.end(JSON.stringify({ code, message }));
}

async function respond(
  incoming: IncomingMessage,
  answer: ServerResponse,
  path: string,
  { url, site, news }: Options,
): Promise<void> {
  if (path.startsWith('/modules/')) await news.idle();
  const own = await site.file(path);
  if (own !== null) return send(answer, types[extname(path)] ?? 'application/octet-stream', own);
  const received = await forward(incoming, url);
  const headers = headersOf(received, url);
  if (!received.headers.get('content-type')?.startsWith('text/html')) {
    answer.writeHead(received.status, headers);
    if (received.body) Readable.fromWeb(received.body as never).pipe(answer);
    else answer.end();
    return;
  }
  const html = site.document(await received.text());
  const policy = received.headers.get('content-security-policy');
  // The document is of this run: no later one may find it in a cache.
  const { etag: _, ...kept } = headers;
  answer.writeHead(received.status, {
    ...kept,
    'cache-control': 'no-store',
    ...(policy && { 'content-security-policy': site.policy(policy) }),
  });
  answer.end(html);
}

function send(answer: ServerResponse, type: string, body: string | Buffer): void {
  answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  answer.end(body);
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.woff2': 'font/woff2',
};

/** The installation sees a request of its own origin, and none that it could answer with 304 for a document. */
async function forward(incoming: IncomingMessage, url: string): Promise<Response> {
  const { method = 'GET', url: path = '/', headers: given } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    if (!ofThisConnection.includes(name) && value !== undefined)
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  if (given.origin !== undefined) headers.set('origin', url);
  if (/text\/html/.test(given.accept ?? '')) headers.delete('if-none-match');
  const hasBody = !['GET', 'HEAD'].includes(method);
  return fetch(url + path, {
    method,
    headers,
    redirect: 'manual',
    ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
  } as RequestInit).catch((error: Error) => {
    throw new Error(`${url} non risponde (${error.message})`);
  });
}

const ofThisConnection = [
  'accept-encoding',
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'origin',
  'referer',
  'transfer-encoding',
  'upgrade',
];

/** Without what is true of the connection to the installation only: the bodies are decoded here. */
function headersOf(received: Response, url: string): Record<string, string | string[]> {
  const left = [...ofThisConnection, 'content-encoding', 'strict-transport-security', 'alt-svc'];
  const kept = [...received.headers].filter(
    ([name]) => !left.includes(name) && name !== 'set-cookie',
  );
  const location = received.headers.get('location');
  return {
    ...Object.fromEntries(kept),
    'set-cookie': received.headers.getSetCookie(),
    ...(location?.startsWith(url) ? { location: location.slice(url.length) || '/' } : {}),
  };
}
