import * as z from 'zod/mini';
import { defineMessages } from './messages/messages.ts';
import { isCommonPassword } from './passwords/common-passwords.ts';
import { userLimits, userMessages } from './passwords/user-messages.ts';
import { assignableRoles, roles } from './permissions.ts';
import { plainText, requiredLine } from './text.ts';

export { userLimits, userMessages };

const oneOf = new Intl.ListFormat('it', { type: 'disjunction' });
export const roleMessages = defineMessages('role', {
  assignable: `Il ruolo deve essere ${oneOf.format(assignableRoles)}`,
  any: `Il ruolo deve essere ${oneOf.format(roles)}`,
});

/** Rejects look-alike characters: a name must equal its NFKC form. */
const isPlainlyWritten = (name: string) => name.normalize('NFKC') === name;

const userName = requiredLine(userLimits.name).check(
  z.regex(/^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._@-]*$/u, userMessages.name),
  z.refine(isPlainlyWritten, userMessages.name),
  z.refine((name) => !/\p{Default_Ignorable_Code_Point}/u.test(name), userMessages.name),
);

const AVATAR_FILE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._@-]*\.(?:jpe?g|png|gif|bmp|webp|svg)$/iu;

/** A new password; it must also not contain the user's name (`containsName`). */
export const newPasswordSchema = plainText(1_000, userMessages.required).check(
  z.minLength(userLimits.passwordMin, userMessages.passwordShort),
  z.maxLength(userLimits.passwordMax, userMessages.passwordLong),
  z.refine((password) => !isCommonPassword(password), userMessages.passwordCommon),
);

export const containsName = (password: string, name: string): boolean =>
  password.toLowerCase().includes(name.toLowerCase());

/** The body of the add-user form. The server ignores `loggedUser`. */
export const newUserSchema = z
  .object({
    clear_name: userName,
    clear_psw: newPasswordSchema,
    clear_role: z.enum(assignableRoles, roleMessages.assignable),
    clear_avatar: requiredLine(userLimits.avatar).check(z.regex(AVATAR_FILE, userMessages.avatar)),
  })
  .check(
    z.refine((user) => !containsName(user.clear_psw, user.clear_name), {
      path: ['clear_psw'],
      error: userMessages.passwordCommon,
    }),
  );
export type NewUser = z.infer<typeof newUserSchema>;

export const listedUserSchema = z.object({
  clear_name: z.string(),
  clear_role: z.enum(roles),
  clear_avatar: z.string(),
});
export type ListedUser = z.infer<typeof listedUserSchema>;

/** The body of the login form; without the rules for new passwords, which may be newer than the account. */
export const credentialsSchema = z.object({
  username: plainText(200).check(z.regex(/\S/, userMessages.wrongCredentials)),
  password: plainText(1_000).check(z.minLength(1, userMessages.wrongCredentials)),
});
export type Credentials = z.infer<typeof credentialsSchema>;
