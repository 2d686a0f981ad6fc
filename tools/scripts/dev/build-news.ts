import { EventEmitter, once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface News {
  /** The workspace that was built. */
  built: string;
  hash: string;
  failed: boolean;
}
export type BuildNews = ReturnType<typeof buildNews>;

/** Notifies open pages of each build. `serve` answers the two addresses that their documents load, or returns false. */
export function buildNews() {
  const listeners = new Set<ServerResponse>();
  const hashes: Record<string, string> = {};
  const builds = new EventEmitter().setMaxListeners(0);
  let isBuilding = false;
  const send = (message: object, to: Iterable<ServerResponse> = listeners) => {
    for (const listener of to) listener.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  const listen = (incoming: IncomingMessage, answer: ServerResponse) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    // A page may connect after the build of a file that it loaded before.
    send({ isBuilding, hashes }, [answer]);
    listeners.add(answer);
    incoming.on('close', () => listeners.delete(answer));
  };
  return {
    notify: (news: News) => {
      if (!news.failed) hashes[news.built] = news.hash;
      send(news);
    },
    setBuilding: (value: boolean) => {
      isBuilding = value;
      send({ isBuilding });
      if (!isBuilding) builds.emit('idle');
    },
    /** Resolves when no build is running, however long that takes. */
    idle: async () => {
      while (isBuilding) await once(builds, 'idle');
    },
    serve: (incoming: IncomingMessage, answer: ServerResponse): boolean => {
      if (incoming.url === '/__dev/news') listen(incoming, answer);
      else if (incoming.url === '/__dev/client.js') sendClient(answer);
      else return false;
      return true;
    },
  };
}

function sendClient(answer: ServerResponse) {
  answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
  answer.end(client);
}

/**
 * Runs first in the page. tsx adds `__name` to functions that the bundler copies into its runtime. The
 * DevTools hook records React's renderers, so that refresh runtimes of modules, which load later, find
 * them. A build that no bundle of the page handles reloads the page. The newest hashes are kept for bundles that
 * start later (tools/build/hot-client.ts).
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
const note = document.createElement('p');
note.textContent = 'In compilazione…';
note.setAttribute('role', 'status');
note.style.cssText =
  'position: fixed; inset: auto 0 0 auto; margin: 0; padding: 8px 12px; z-index: 9999; background: #222; color: #fff';
globalThis.wabuBuilds = {};
new EventSource('/__dev/news').onmessage = ({ data }) => {
  const news = JSON.parse(data);
  if (news.isBuilding === true) document.documentElement.append(note);
  if (news.isBuilding === false) note.remove();
  Object.assign(wabuBuilds, news.hashes);
  if (!news.built) return;
  if (news.failed) return console.warn('The build of ' + news.built + ' failed: see the terminal');
  wabuBuilds[news.built] = news.hash;
  const event = new CustomEvent('wabu:built', { detail: news, cancelable: true });
  if (window.dispatchEvent(event)) location.reload();
};
`;

/** The document with the client, which runs before everything else of the page. */
export const withClient = (html: string) =>
  html.replace('<head>', '<head><script src="/__dev/client.js"></script>');
