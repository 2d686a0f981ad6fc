import type { IncomingHttpHeaders } from 'node:http';
import { readingPosts } from '../../../shared/http/reading-posts.ts';

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

/** They change the session of this page, and no data. */
const sessionPosts = ['login', 'secondstep', 'logout'].map((call) => `/api/adminwabu/${call}`);
const allowedPosts = [...sessionPosts, ...readingPosts];

/**
 * Why a request is not forwarded, in a sentence; null when it is. Other sites must not reach the installation
 * through this machine: neither by a name of their own that leads to 127.0.0.1, nor by a link or script of
 * theirs; and without `write` the page of the module must not change real data.
 */
export function rejectionOf({ method, path, headers }: Request, { port, write }: Rules) {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!hosts.includes(headers.host ?? '')) return `Open http://127.0.0.1:${port}.`;
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`)
    return 'Pages of other origins do not use this server.';
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const isNavigation = headers['sec-fetch-mode'] === 'navigate';
  if (!['same-origin', 'none'].includes(String(site)) && !isNavigation)
    return 'Pages of other origins do not use this server.';
  if (write || ['GET', 'HEAD'].includes(method) || allowedPosts.includes(path)) return null;
  return '«wabu dev» legge soltanto: per scrivere nell’installazione riavvialo con --write.';
}
