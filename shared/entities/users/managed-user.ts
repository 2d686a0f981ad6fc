import * as z from 'zod/mini';
import { defineMessages } from '../messages/messages.ts';
import { roles } from '../permissions.ts';
import { requiredLine } from '../text.ts';
import { newPasswordSchema, roleMessages } from '../user.ts';

/*
 * What kings see and change of users. Each change ends the sessions of that user at once. There is always a king
 * who is enabled and has a password.
 */

/** How long a one-time link can be used. */
export const SIGN_IN_LINK_HOURS = 48;

/** A user as kings see it. Times are milliseconds since 1970. */
export const managedUserSchema = z.object({
  name: z.string(),
  role: z.enum(roles),
  /** A disabled user cannot sign in. */
  disabled: z.boolean(),
  /** Null for a user who never signed in, or not since the program records it. */
  lastSignInAt: z.nullable(z.int()),
  /** Until when the user's one-time link can be used; null without one. */
  linkUntil: z.nullable(z.int()),
  /** Grows with each change of role, `disabled` and, by a link, of the password. */
  version: z.int(),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

export const managedUserMessages = defineMessages('managedUser', {
  kingStays: 'Un utente king non può essere cancellato: prima cambiane il ruolo',
  nothing: 'Indica che cosa cambiare: il ruolo, o se l’utente è attivo',
  disabled: 'Indica se l’utente è disattivato: true o false',
  notYourself: 'Non puoi cambiare il tuo utente: chiedilo a un altro king',
  notYourPassword: 'Per cambiare la tua password apri «Il mio account»',
  changedMeanwhile: 'L’utente è stato modificato da un altro king',
  lastKing:
    'Deve restare almeno un king attivo che può entrare: prima dai il ruolo king a un altro utente',
  isDisabled: 'L’utente è disattivato: attivalo, poi crea il link',
  linkGone:
    'Questo link è scaduto o è già stato usato. Chiedi un nuovo link a chi gestisce gli utenti.',
});

const userName = requiredLine(200);

/** The body of a call about one user. */
export const userKeySchema = z.object({ name: userName });

/** The body of `PUT /api/d1/updateuser`. */
export const userChangeSchema = z
  .object({
    name: userName,
    role: z.optional(z.enum(roles, roleMessages.any)),
    disabled: z.optional(z.boolean(managedUserMessages.disabled)),
  })
  .check(
    z.refine(({ role, disabled }) => role !== undefined || disabled !== undefined, {
      path: ['role'],
      error: managedUserMessages.nothing,
    }),
  );
export type UserChange = z.infer<typeof userChangeSchema>;

/** The answer of `POST /api/d1/resetpassword`: the only time that the token is shown. */
export const signInLinkSchema = z.object({
  /** Stands in the fragment of the link: `/login#link=<token>`. */
  token: z.string(),
  /** Milliseconds since 1970. */
  expiresAt: z.int(),
});
export type SignInLink = z.infer<typeof signInLinkSchema>;

/** The body of `POST /api/adminwabu/uselink`. */
export const linkUseSchema = z.object({
  token: z.string().check(z.regex(/^[0-9a-f]{64}$/, managedUserMessages.linkGone)),
  password: newPasswordSchema,
});
export type LinkUse = z.infer<typeof linkUseSchema>;
