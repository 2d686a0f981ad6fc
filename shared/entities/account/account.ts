import * as z from 'zod/mini';
import { defineMessages } from '../messages/messages.ts';
import { plainText } from '../text.ts';
import { newPasswordSchema } from '../user.ts';

export const accountMessages = defineMessages('account', {
  currentMissing: 'Scrivi la password attuale',
  currentWrong: 'La password attuale non è corretta',
  samePassword: 'La nuova password è uguale a quella attuale: scegline un’altra',
  sessionId: 'Sessione sconosciuta: ricarica la pagina',
  avatarChanged: 'La tua immagine è stata appena cambiata altrove: ricarica la pagina e riprova',
});

/** The body of `POST /api/d1/changepassword`. */
export const changePasswordSchema = z
  .object({
    current: plainText(1_000).check(z.minLength(1, accountMessages.currentMissing)),
    next: newPasswordSchema,
  })
  .check(
    z.refine(({ current, next }) => current !== next, {
      path: ['next'],
      error: accountMessages.samePassword,
    }),
  );

const openSessionSchema = z.object({
  /** 32 hex digits; empty for a session that an older version of the server opened. */
  id: z.string(),
  /** Names as people know them, without versions; empty when unknown. The network is the address, or the /64 of IPv6. */
  browser: z.string(),
  system: z.string(),
  network: z.string(),
  /** Milliseconds since 1970. */
  signedInAt: z.int(),
  /** The last request, to five minutes: milliseconds since 1970. */
  seenAt: z.int(),
  /** The session of this request. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** The answer of `GET /api/d1/sessions`. */
export const ownSessionsSchema = z.object({
  /** The current one first, then the last seen. */
  sessions: z.array(openSessionSchema),
});
export type OwnSessions = z.infer<typeof ownSessionsSchema>;

/** The body of `POST /api/d1/endsessions`: one session, or without `id` all but the current one. */
export const endSessionsSchema = z.object({
  id: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/, accountMessages.sessionId))),
});

/** The body of `POST /api/d1/acknowledgesignins`: the time of the last one that was shown. */
export const acknowledgeSignInsSchema = z.object({ until: z.int() });
