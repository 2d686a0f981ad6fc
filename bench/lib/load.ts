import { connect } from 'node:net';

export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** Returns the raw bytes of the next request. */
  request: () => string;
  /** The allowed status codes; any other status fails the run. */
  status: number | readonly number[];
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds, one per response. */
  latencies: number[];
  /** Bytes of one response, with its head. */
  size: number;
  /** Number of responses by status code. */
  statuses: Map<number, number>;
}

/** Sends requests over keep-alive connections, one at a time on each. Uses raw sockets to keep the client cheap. */
export async function load(options: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses = new Map<number, number>();
  const allowed = [options.status].flat();
  let size = 0;
  const until = performance.now() + options.seconds * 1000;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(options.port, '127.0.0.1');
      let sentAt = 0;
      let received: Buffer = Buffer.alloc(0);
      const send = () => {
        sentAt = performance.now();
        socket.write(options.request());
      };
      socket.setNoDelay(true);
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const length = responseLength(received);
        if (length === undefined || received.length < length) return;
        const status = Number(received.subarray(9, 12).toString('latin1'));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (!allowed.includes(status)) {
          reject(new Error(`Status ${status}: ${received.subarray(0, 600)}`));
          socket.destroy();
          return;
        }
        size = length;
        received = received.subarray(length);
        latencies.push(performance.now() - sentAt);
        if (performance.now() < until) send();
        else socket.destroy();
      });
    });
  const started = performance.now();
  await Promise.all(Array.from({ length: options.connections }, one));
  const elapsed = (performance.now() - started) / 1000;
  return { perSecond: latencies.length / elapsed, latencies, size, statuses };
}

/** Length of the first HTTP response in the bytes; undefined while it is incomplete. */
function responseLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.subarray(0, end).toString('latin1');
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return end + 4 + Number(length);
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return end + 4;
  const last = bytes.indexOf('\r\n0\r\n\r\n', end + 2);
  return last < 0 ? undefined : last + 7;
}

/** An HTTP/1.1 request as text. */
export function rawRequest(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
): string {
  const all = {
    host: 'localhost',
    ...headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
