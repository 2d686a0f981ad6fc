/** What a mail server takes: fields of one line each, and the text twice. */
export interface Mail {
  /** `name@host`, of one send only. */
  messageId: string;
  /** The ids of the mails before it in the same thread, the oldest first. */
  references: readonly string[];
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Resolves once the mail server has taken the mail. Throws `MailError`. */
  send: (mail: Mail) => Promise<void>;
  /** Called after mails were queued. Absent until something sends them. */
  wake?: () => void;
}

/** A mail was not taken. The message says why by codes, without the address. */
export class MailError extends Error {
  constructor(
    code: string,
    /** The address does not exist: another attempt would end in the same way. */
    readonly isFinal: boolean,
  ) {
    super(code);
  }
}
