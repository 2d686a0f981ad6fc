import { expect, test } from '@jest/globals';
import { processorTime } from '../testing/processor-time.ts';
import { accountMessages, changePasswordSchema } from './account/account.ts';
import { withValues } from './messages/messages.ts';
import { isCommonPassword } from './passwords/common-passwords.ts';
import { textMessages } from './text.ts';
import {
  credentialsSchema,
  newPasswordSchema,
  newUserSchema,
  roleMessages,
  userMessages,
} from './user.ts';
import { managedUserMessages, userChangeSchema } from './users/managed-user.ts';

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  '12345678',
  '87654321',
  'qwertyuiop',
  'qwerty123',
  'abcdefgh',
  'juventus1897',
  'forzamilan',
  'Sirmione2026!',
  'gardaland',
  'aaaaaaaaaa',
  'abababab',
  'lagolago',
  '20051987',
])('%j is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'lago-di-garda-2026',
  'quattro barche rosse',
  'Xk9#vT2!pQ',
  'monte-baldo-2218',
  'süße Zitronen',
  'only small letters and blanks',
  'Vela bianca '.repeat(11).slice(0, 128),
])('%j is no common password', (password) => {
  expect(isCommonPassword(password)).toBe(false);
  expect(newPasswordSchema.safeParse(password).success).toBe(true);
});

test('a password is checked in linear time', async () => {
  const cost = await processorTime(() => {
    for (const unit of ['a', 'ab', 'abc', 'abcdef', '1']) isCommonPassword(unit.repeat(1_000));
    isCommonPassword(`a${'1'.repeat(64_000)}a`);
  });
  expect(cost).toBeLessThan(5_000);
});

test('nothing reads a text that is too long', () => {
  const checked = newPasswordSchema.safeParse(`a${'1'.repeat(64_000)}a`);
  expect(checked.error?.issues.map(({ message }) => message)).toEqual([
    withValues(textMessages.tooLong, { max: '1000' }),
  ]);
});

const user = {
  clear_name: 'Anna Maria',
  clear_psw: 'quattro barche rosse',
  clear_role: 'admin',
  clear_avatar: 'avatar_Anna Maria.png',
};

test('a new user has the typed values, a trimmed name, and no unknown keys', () => {
  const sent = { ...user, clear_name: ' Anna Maria ', loggedUser: 'king', isAdmin: true };
  expect(newUserSchema.parse(sent)).toEqual(user);
  expect(newUserSchema.parse({ ...user, clear_psw: '  two blanks  ' }).clear_psw).toBe(
    '  two blanks  ',
  );
});

test.each<Record<string, unknown>>([
  ...['', 'a/b', 'a\u0000b', 'a\r\nb', '<b>', '..', ['x'], null].map((clear_name) => ({
    clear_name,
  })),
  ...['Corta-1', 'lunga-'.repeat(30), undefined].map((clear_psw) => ({ clear_psw })),
  { clear_name: 'giovanna', clear_psw: 'giovanna-88' },
  ...['king', 'KING', 'root', ['admin'], undefined].map((clear_role) => ({ clear_role })),
  ...['', '../x.png', 'x.html', 'a/b.png', null].map((clear_avatar) => ({ clear_avatar })),
])('a user with %j is rejected', (change) => {
  expect(newUserSchema.safeParse({ ...user, ...change }).success).toBe(false);
});

test.each([
  [{ current: '', next: 'Vela bianca' }, 'current', accountMessages.currentMissing],
  [{ current: 'Vela bianca', next: 'Vela bianca' }, 'next', accountMessages.samePassword],
  [{ current: 'x', next: 'breve' }, 'next', userMessages.passwordShort],
])('a change of password to %j is rejected beside %s', (change, field, message) => {
  const { issues = [] } = changePasswordSchema.safeParse(change).error ?? {};
  expect(issues).toMatchObject([{ path: [field], message }]);
});

test.each([
  [{ name: 'rookie' }, managedUserMessages.nothing],
  [{ name: 'rookie', role: 'root' }, roleMessages.any],
  [{ name: 'rookie', role: ['king'] }, roleMessages.any],
  [{ name: 'rookie', disabled: 1 }, managedUserMessages.disabled],
  [{ name: { $ne: 1 }, role: 'king' }, textMessages.required],
])('a change of a user by %j is rejected', (change, message) => {
  expect(userChangeSchema.safeParse(change).error?.issues).toMatchObject([{ message }]);
});

test('names with look-alike characters are rejected', () => {
  for (const clear_name of [
    'ｋing',
    'kin\u200bg',
    'ki\u00adng',
    'ki\u202eng',
    'ﬁsh',
    'cafe\u0301',
    'ki\u034fng',
    'ki\ufe0fng',
    'ki\u1160ng',
  ])
    expect(newUserSchema.safeParse({ ...user, clear_name }).success).toBe(false);
});

test('credentials are any non-empty texts of limited length', () => {
  const parse = (username: unknown, password: unknown) =>
    credentialsSchema.safeParse({ username, password }).success;
  expect(parse('x', 'y')).toBe(true);
  expect(parse(' ', 'y')).toBe(false);
  expect(parse('x', '')).toBe(false);
  expect(parse('x', 'y'.repeat(1_001))).toBe(false);
});
