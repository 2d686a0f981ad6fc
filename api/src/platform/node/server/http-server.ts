import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
const DRAIN_TIMEOUT_MS = 10_000;

/**
 * Throws when the address cannot be bound, before the start creates anything, such as a password that is
 * shown once.
 */
export function checkAddress(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

/** The app on Node's HTTP server, with graceful shutdown. */
export class HttpServer {
  readonly #server: Server;
  #answering = 0;
  #closing = false;
  #onDrained: (() => void) | null = null;

  constructor(fetch: Fetch, limits: Partial<typeof LIMITS> = {}) {
    const listener = getRequestListener(fetch, { overrideGlobalObjects: true });
    this.#server = createServer({ ...LIMITS, ...limits }, (incoming, outgoing) =>
      this.#answer(listener, incoming, outgoing),
    );
    // An idle connection without a request is no client to wait for.
    this.#server.timeout = 130_000;
  }

  /** Resolves to the port; the system chooses it for port 0. */
  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ port, host, backlog: 1_024 }, () => {
        const address = this.#server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : port);
      });
    });
  }

  /** Finishes running requests within ten seconds; answers new ones 503. */
  async close(): Promise<void> {
    this.#closing = true;
    if (this.#answering > 0) {
      await new Promise<void>((resolve) => {
        this.#onDrained = resolve;
        setTimeout(resolve, DRAIN_TIMEOUT_MS).unref();
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
    this.#answering += 1;
    outgoing.once('close', () => {
      this.#answering -= 1;
      if (this.#answering === 0) this.#onDrained?.();
    });
    void listener(incoming, outgoing);
  }
}
