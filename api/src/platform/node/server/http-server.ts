import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ResponseFastPath } from '../../../lists/response-fast-path.ts';

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/** Whoever sends or reads slower than this is cut off, so that others are served. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
const LAST_WORDS_MS = 10_000;

/** Fails as `listen` does, before a start has made anything: a password that is shown once, for example. */
export function checkAddress(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

/** The app behind Node's own server, with an end that leaves nobody without an answer. */
export class HttpServer {
  readonly #server: Server;
  #answering = 0;
  #closing = false;
  #whenQuiet: (() => void) | null = null;

  constructor(
    fetch: Fetch,
    readonly ready: ResponseFastPath = () => null,
    limits: Partial<typeof LIMITS> = {},
  ) {
    const listener = getRequestListener(fetch, { overrideGlobalObjects: true });
    this.#server = createServer({ ...LIMITS, ...limits }, (incoming, outgoing) =>
      this.#answer(listener, incoming, outgoing),
    );
    // A connection that was made and says nothing is not a client.
    this.#server.timeout = 130_000;
  }

  /** Resolves to the port, which the system chooses for port 0. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ port, host, backlog: 1_024 }, () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  /** What is being answered is finished, ten seconds at most; what still comes is told to come back. */
  async close(): Promise<void> {
    this.#closing = true;
    if (this.#answering > 0) {
      await new Promise<void>((resolve) => {
        this.#whenQuiet = resolve;
        setTimeout(resolve, LAST_WORDS_MS).unref();
      });
    }
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }

  #answer(
    listener: (incoming: IncomingMessage, outgoing: ServerResponse) => unknown,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): void {
    if (this.#closing) {
      outgoing.writeHead(503, { Connection: 'close', 'Retry-After': '5' }).end();
      return;
    }
    if (this.#answerFromMemory(incoming, outgoing)) return;
    this.#answering += 1;
    outgoing.once('close', () => {
      this.#answering -= 1;
      if (this.#answering === 0) this.#whenQuiet?.();
    });
    void listener(incoming, outgoing);
  }

  #answerFromMemory(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method = '', url: path = '', headers } = incoming;
    const header = (name: string) => headers[name] as string | undefined;
    const answer = this.ready({ method, path, header });
    if (answer === null) return false;
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body);
    return true;
  }
}
