import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { MailError, type Mailer } from '../platform/mailer.ts';
import type { Platform } from '../platform/platform.ts';
import { linkTokenOf, supplierTokenOf } from './link-token.ts';
import {
  countAttempt,
  findNextMail,
  noteFailure,
  noteSent,
  type QueuedMail,
  readSent,
} from './mail-repository.ts';
import { requestKind } from './request-kind.ts';
import type { StoredRequest } from './request-repository.ts';
import { findSupplier } from './supplier-repository.ts';

/** The time after each failed attempt; after the last one the mail is given up. */
const PAUSES = [
  ...[1, 5, 30].map((minutes) => minutes * MINUTE_MS),
  ...[2, 6, 12].map((hours) => hours * HOUR_MS),
  DAY_MS,
  DAY_MS,
  DAY_MS,
];

/** The mails of a thread that the next one names: a header has its limits. */
const REFERENCES = 10;

/** Sends mails when they are due, until it is stopped. Does nothing where no mail server is configured. */
export function startSending(current: () => Platform): { stop: () => Promise<void> } {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  let running = Promise.resolve();
  const run = async () => {
    const { now, log } = current();
    const next = await sendDueMails(current(), () => isStopped).catch((error) => {
      log('error', 'mails not sent', { error: String(error) });
      return now() + MINUTE_MS;
    });
    clearTimeout(timer);
    if (next !== null && !isStopped) timer = setTimeout(go, Math.max(next - now(), 0));
  };
  const go = () => {
    running = running.then(run);
  };
  const { mailer } = current();
  if (mailer) {
    mailer.wake = go;
    go();
  }
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/** Sends what is due, one mail after the other. Returns when the next one is; null when none waits. */
export async function sendDueMails(
  platform: Platform,
  isStopped = () => false,
): Promise<number | null> {
  const { database, mailer, now, log } = platform;
  for (;;) {
    const mail = mailer && !isStopped() ? await findNextMail(database) : null;
    if (!mailer || mail === null || mail.nextAt > now()) return mail?.nextAt ?? null;
    const { id, attempts } = mail;
    const pause = PAUSES[attempts];
    // Before it is sent: a process that is killed now sends it again under another Message-ID.
    await database.write([countAttempt(id, pause === undefined ? null : now() + pause)]);
    try {
      await sendMail(platform, mailer, mail);
    } catch (error) {
      log('warn', 'mail not sent', { mail: id, attempt: attempts + 1, error: String(error) });
      const { message, isFinal } =
        error instanceof MailError ? error : new MailError('failed', false);
      await database.write([noteFailure(id, message, isFinal)]);
      continue;
    }
    await database.write([noteSent(id, now())]);
  }
}

interface Secret {
  origin: string;
  jwtSecret: string;
}

/** The mail about a message. Throws `MailError` for one that is deleted. */
async function toVisitor(request: StoredRequest | undefined, messageId: string, secret: Secret) {
  const message = request?.messages.find((one) => one.id === messageId);
  if (!request || !message) throw new MailError('message deleted', true);
  // Loaded on demand: the sanitizer is nearly half of the program.
  const { renderMail } = await import('./render-mail.ts');
  const token = await linkTokenOf(secret.jwtSecret, request.id);
  return {
    ...renderMail(request, message, { origin: secret.origin, token }),
    to: request.email,
  };
}

/** The mail with the link for the supplier. Throws `MailError` for a link that is withdrawn, and without a supplier. */
async function toSupplier(
  request: StoredRequest | undefined,
  supplier: { email: string } | null,
  secret: Secret,
) {
  const until = request?.supplierLinkUntil;
  if (!request || !until || !supplier) throw new MailError('link withdrawn', true);
  const { renderSupplierMail } = await import('./render-mail.ts');
  const token = await supplierTokenOf(secret.jwtSecret, request.id, until);
  return {
    ...renderSupplierMail(request, { origin: secret.origin, token, until }),
    to: supplier.email,
  };
}

/** Throws `MailError`. */
async function sendMail(
  { database, settings }: Platform,
  mailer: Mailer,
  mail: QueuedMail,
): Promise<void> {
  const { id, requestId, reader, attempts } = mail;
  const [request] = await requestKind.store.read(database, 'id', [requestId]);
  const origin = settings.publicUrl ?? '';
  const { host } = new URL(origin);
  const sent = await readSent(database, mail, REFERENCES);
  const secret = { origin, jwtSecret: settings.jwtSecret };
  const content = await (reader === 'visitor'
    ? toVisitor(request, mail.messageId, secret)
    : toSupplier(request, request ? await findSupplier(database, request) : null, secret));
  await mailer.send({
    ...content,
    messageId: `${id}.${attempts + 1}@${host}`,
    references: sent.map((one) => `${one}@${host}`),
  });
}
