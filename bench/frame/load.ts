import { connect } from 'node:net';

export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** The bytes of the next request; a new one each time for requests that must differ. */
  request: () => string;
  /** The status that every answer must have, or those that it may have. */
  status: number | readonly number[];
}

export interface LoadResult {
  perSecond: number;
  /** Milliseconds, one per answer. */
  latencies: number[];
  /** Bytes of one answer. */
  size: number;
  /** How many answers had which status. */
  statuses: Map<number, number>;
}

/** Asks over kept connections, one request at a time on each. Bare sockets: the asker must not be the limit. */
export async function load(options: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const statuses = new Map<number, number>();
  const allowed = [options.status].flat();
  let size = 0;
  const until = performance.now() + options.seconds * 1000;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(options.port, '127.0.0.1');
      let asked = 0;
      let received: Buffer = Buffer.alloc(0);
      const ask = () => {
        asked = performance.now();
        socket.write(options.request());
      };
      socket.setNoDelay(true);
      socket.on('connect', ask);
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const length = answerLength(received);
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
        latencies.push(performance.now() - asked);
        if (performance.now() < until) ask();
        else socket.destroy();
      });
    });
  const started = performance.now();
  await Promise.all(Array.from({ length: options.connections }, one));
  const elapsed = (performance.now() - started) / 1000;
  return { perSecond: latencies.length / elapsed, latencies, size, statuses };
}

/** Where the first answer in these bytes ends, as far as it can be told already. */
function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.subarray(0, end).toString('latin1');
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return end + 4 + Number(length);
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return end + 4;
  const last = bytes.indexOf('\r\n0\r\n\r\n', end + 2);
  return last < 0 ? undefined : last + 7;
}

/** A request as it goes over the wire. */
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
