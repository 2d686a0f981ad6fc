import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buildNews, type Notify, withClient } from './build-news.ts';

interface Options {
  port: number;
  host: string;
  apiPort: number;
}

/** Proxies all requests to the api, and notifies open pages of each build. */
export function serveOneAddress({ port, host, apiPort }: Options): { notify: Notify } {
  const { notify, serve } = buildNews();
  const server = createServer((incoming, answer) => {
    if (!serve(incoming, answer)) forward(incoming, answer, apiPort);
  });
  server.listen(port, host);
  return { notify };
}

function forward(incoming: IncomingMessage, answer: ServerResponse, port: number, attempt = 0) {
  const { method, url: path } = incoming;
  const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
  const forwarded = request({ port, host: '127.0.0.1', method, path, headers }, (received) => {
    const { statusCode = 502, headers: given } = received;
    if (!given['content-type']?.startsWith('text/html')) {
      answer.writeHead(statusCode, given);
      received.pipe(answer);
      return;
    }
    const { 'content-length': _, ...kept } = given;
    answer.writeHead(statusCode, kept);
    const chunks: Buffer[] = [];
    received.on('data', (chunk: Buffer) => chunks.push(chunk));
    received.on('end', () => answer.end(withClient(Buffer.concat(chunks).toString())));
  });
  forwarded.on('error', () => {
    // The api restarts: requests wait for it.
    const isAlone = method === 'GET' && attempt < 100;
    if (isAlone) setTimeout(() => forward(incoming, answer, port, attempt + 1), 100);
    else answer.writeHead(502).end('The api does not answer: see the terminal.');
  });
  if (attempt === 0) incoming.pipe(forwarded);
  else forwarded.end();
}
