import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The addresses of the envelope. */
  to: string[];
  source: string;
}

/** A mail server without TLS and accounts, which keeps what it receives. */
export class SmtpServer {
  readonly received: ReceivedMail[] = [];
  /** How it answers to each recipient; null to accept them. */
  rejects: { code: number; message: string } | null = null;
  /** Called with each mail, before the sender is told that it was taken. */
  onMail: (mail: ReceivedMail) => unknown = () => {};
  private server = this.make();
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Listens on the port that it had before, if it was closed. */
  async start(): Promise<this> {
    this.server = this.make();
    const listening = this.server.listen(this.port, '127.0.0.1');
    await once(listening, 'listening');
    this.port = (listening.address() as AddressInfo).port;
    return this;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(resolve));
  }

  private make(): SMTPServer {
    return new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      logger: false,
      onRcptTo: (_, __, done) => {
        const { rejects } = this;
        done(rejects && Object.assign(new Error(rejects.message), { responseCode: rejects.code }));
      },
      onData: async (stream, { envelope }, done) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const mail = { to, source: await text(stream) };
        this.received.push(mail);
        await this.onMail(mail);
        done();
      },
    });
  }
}

/** The value of a header, on one line; null without it. */
export function headerOf({ source }: ReceivedMail, name: string): string | null {
  const [head = ''] = source.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const line = lines.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}: `));
  return line === undefined ? null : line.slice(name.length + 2);
}
