import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type BuildNews, withClient } from './build-news.ts';

interface Options {
  port: number;
  host: string;
  apiPort: number;
  news: BuildNews;
}

/** Proxies all requests to the api, and notifies open pages of each build. Files of builds wait for a running one. */
export function serveOneAddress({ port, host, apiPort, news }: Options): Server {
  const server = createServer(async (incoming, answer) => {
    if (news.serve(incoming, answer)) return;
    if (incoming.url?.startsWith('/modules/')) await news.idle();
    forward(incoming, answer, apiPort);
  });
  return server.listen(port, host);
}

function forward(incoming: IncomingMessage, answer: ServerResponse, port: number, isFirst = true) {
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
    // The api starts: requests that can be sent again wait for it as long as the browser does.
    if (answer.destroyed) return;
    if (method === 'GET') setTimeout(() => forward(incoming, answer, port, false), 100);
    else answer.writeHead(502).end('The api does not answer: see the terminal.');
  });
  if (isFirst) incoming.pipe(forwarded);
  else forwarded.end();
}
