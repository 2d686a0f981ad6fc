import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export interface News {
  /** The workspace that was built. */
  built: string;
  hash: string;
  failed: boolean;
}
export type Notify = (news: News) => void;

interface Options {
  port: number;
  host: string;
  apiPort: number;
}

/** Proxies all requests to the api, and notifies open pages of each build. */
export function serveOneAddress({ port, host, apiPort }: Options): { notify: Notify } {
  const listeners = new Set<ServerResponse>();
  const server = createServer((incoming, answer) => {
    if (incoming.url === '/__dev/news') listen(incoming, answer, listeners);
    else if (incoming.url === '/__dev/client.js') sendClient(answer);
    else forward(incoming, answer, apiPort);
  });
  server.listen(port, host);
  return {
    notify: (news) => {
      for (const listener of listeners) listener.write(`data: ${JSON.stringify(news)}\n\n`);
    },
  };
}

function listen(incoming: IncomingMessage, answer: ServerResponse, listeners: Set<ServerResponse>) {
  answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  answer.write('\n');
  listeners.add(answer);
  incoming.on('close', () => listeners.delete(answer));
}

function sendClient(answer: ServerResponse) {
  answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
  answer.end(client);
}

/**
 * Runs first in the page. tsx adds `__name` to functions that the bundler copies into its runtime. The
 * DevTools hook records React's renderers, so that refresh runtimes of modules, which load later, find
 * them. A build that no bundle of the page handles reloads the page.
 */
const client = `
globalThis.__name ??= (it) => it;
window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    this.renderers.set(this.renderers.size + 1, renderer);
    return this.renderers.size;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
new EventSource('/__dev/news').onmessage = ({ data }) => {
  const news = JSON.parse(data);
  if (news.failed) return console.warn('The build of ' + news.built + ' failed: see the terminal');
  const event = new CustomEvent('wabu:built', { detail: news, cancelable: true });
  if (window.dispatchEvent(event)) location.reload();
};
`;

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

const withClient = (html: string) =>
  html.replace('<head>', '<head><script src="/__dev/client.js"></script>');
