import { EMAIL } from '@wabu/shared/entities/text';
import type { NodemailerError } from 'nodemailer';
import { MailError, type Mailer } from '../../mailer.ts';

/** `smtp://user:password@host:587`, or `smtps:` for TLS from the first byte. */
export const isSmtpUrl = (text: string): boolean =>
  /^smtps?:\/\/\S+$/.test(text) && URL.canParse(text) && new URL(text).hostname !== '';

/** The parts of `Name <address>` or of a plain address; null for another text. */
export function senderOf(text: string): { name: string; address: string } | null {
  const [, name = '', address = text] = /^([^\p{Cc}<>]*)<([^<>]*)>$/u.exec(text) ?? [];
  return EMAIL.test(address) ? { name: name.trim(), address } : null;
}

/** A server that is silent for longer has failed; the queue tries again. */
const TIMEOUT_MS = 15_000;

/** Sends mails by a server that speaks SMTP. A password is sent over TLS only. */
export function smtpMailer(url: string, from: { name: string; address: string }): Mailer {
  const open = async () => {
    // Loaded with the first mail: most processes send none.
    const { createTransport } = await import('nodemailer');
    const limits = {
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    };
    const requireTLS = new URL(url).username !== '';
    return createTransport({ url, requireTLS, ...limits });
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send({ messageId, references, to, ...content }) {
      transport ??= open();
      const ids = references.map((id) => `<${id}>`);
      try {
        await (await transport).sendMail({
          ...content,
          from,
          // As an object: a string would be read as a list of addresses.
          to: { name: '', address: to },
          messageId: `<${messageId}>`,
          ...(ids.length > 0 && { references: ids, inReplyTo: ids.at(-1) }),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        const { code, responseCode, command } = error as NodemailerError;
        const said = [code ?? 'failed', responseCode].filter(Boolean).join(' ');
        throw new MailError(said, command === 'RCPT TO' && Number(responseCode) >= 500);
      }
    },
  };
}
