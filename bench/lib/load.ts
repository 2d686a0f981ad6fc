import { connect } from 'node:net';

interface Sent {
  method?: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const CONNECTIONS = 10;
const SECONDS = 0.7;

/**
 * Requests per second over ten keep-alive connections, one at a time on each; any other status than `status` fails.
 * Raw sockets keep the client cheap.
 */
export async function load(url: string, status: number, next: () => Sent): Promise<number> {
  let answers = 0;
  const started = performance.now();
  const until = started + SECONDS * 1000;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      let received: Buffer = Buffer.alloc(0);
      const send = () => socket.write(rawRequest(next()));
      socket.setNoDelay(true);
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('close', () => resolve());
      socket.on('data', (chunk) => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
        const length = lengthOf(received);
        if (length === undefined || received.length < length) return;
        if (Number(received.subarray(9, 12).toString('latin1')) !== status) {
          reject(new Error(`${received.subarray(0, 600)}`));
          return socket.destroy();
        }
        received = received.subarray(length);
        answers += 1;
        if (performance.now() < until) send();
        else socket.destroy();
      });
    });
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return answers / ((performance.now() - started) / 1000);
}

/** Length of the first HTTP response in the bytes; undefined while it is incomplete. */
function lengthOf(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.subarray(0, end).toString('latin1');
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return end + 4 + Number(length);
  const last = bytes.indexOf('\r\n0\r\n\r\n', end + 2);
  return last < 0 ? undefined : last + 7;
}

function rawRequest({ method = 'GET', path, headers, body = '' }: Sent): string {
  const all = { host: 'localhost', ...headers, 'content-length': `${Buffer.byteLength(body)}` };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}
