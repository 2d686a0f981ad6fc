import { userLimits, userMessages } from '@wabu/shared/entities/passwords/user-messages';
import { containsName } from '@wabu/shared/entities/user';
import { invalid } from '../../http/problem.ts';

/**
 * Requires that a new password, which keeps the rules of `newPasswordSchema`, does not name its user and is none of
 * those that are used most. Throws 400 beside `field`.
 */
export async function requireNewPassword(
  password: string,
  { name, field }: { name: string; field: string },
): Promise<void> {
  if (containsName(password, name) || (await mostUsed()).has(password.toLowerCase()))
    throw invalid([{ field, message: userMessages.passwordCommon }]);
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** The most used passwords that are long enough, in lower case. */
function mostUsed(): Promise<ReadonlySet<string>> {
  loading ??= readMostUsed();
  return loading;
}

async function readMostUsed(): Promise<ReadonlySet<string>> {
  // Loaded on demand, and without the package's entry point, which decompresses two further lists.
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json');
  return new Set(passwords.filter(({ length }) => length >= userLimits.passwordMin));
}
