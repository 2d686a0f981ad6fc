import type { IncomingHttpHeaders } from 'node:http';

interface Request {
  method: string;
  /** Without the query. */
  path: string;
  headers: IncomingHttpHeaders;
}

interface Rules {
  port: number;
  /** True when the page may change data of the installation. */
  write: boolean;
}

/** Sign-in and sign-out, and calls that read although they are POST. */
const readingPosts = [
  '/api/adminwabu/login',
  '/api/adminwabu/logout',
  '/api/r2/getavatar',
  '/api/r2/getfile',
  '/api/r2/listfiles',
  '/api/public/search',
];

/**
 * Why a request is not forwarded, in a sentence; null when it is. Other sites must not reach the installation
 * through this machine: neither by a name of their own that leads to 127.0.0.1, nor by a link or script of
 * theirs; and without `write` the page of the module must not change real data.
 */
export function refusalOf({ method, path, headers }: Request, { port, write }: Rules) {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return `Open http://127.0.0.1:${port}.`;
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`)
    return 'Pages of other origins do not use this server.';
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  if (!['same-origin', 'none'].includes(String(site)) && !isNavigation)
    return 'Pages of other origins do not use this server.';
  if (write || ['GET', 'HEAD'].includes(method) || readingPosts.includes(path)) return null;
  return '«wabu dev» legge soltanto: per scrivere nell’installazione riavvialo con --write.';
}
