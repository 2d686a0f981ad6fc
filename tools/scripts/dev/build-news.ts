import type { IncomingMessage, ServerResponse } from 'node:http';

export interface News {
  /** The workspace that was built. */
  built: string;
  hash: string;
  failed: boolean;
}
export type Notify = (news: News) => void;

/** Notifies open pages of each build. `serve` answers the two addresses that their documents load, or returns false. */
export function buildNews() {
  const listeners = new Set<ServerResponse>();
  return {
    notify: (news: News) => {
      for (const listener of listeners) listener.write(`data: ${JSON.stringify(news)}\n\n`);
    },
    serve: (incoming: IncomingMessage, answer: ServerResponse): boolean => {
      if (incoming.url === '/__dev/news') listen(incoming, answer, listeners);
      else if (incoming.url === '/__dev/client.js') sendClient(answer);
      else return false;
      return true;
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

/** The document with the client, which runs before everything else of the page. */
export const withClient = (html: string) =>
  html.replace('<head>', '<head><script src="/__dev/client.js"></script>');
