import { expect, test } from '@jest/globals';
import { newUserSchema } from '@wabu/shared/entities/user';
import { generatePassword, strengthOf } from './password.ts';

test('generates distinct, valid and strong passwords', () => {
  const made = Array.from({ length: 50 }, generatePassword);
  expect(new Set(made).size).toBe(50);
  for (const clear_psw of made) {
    const user = {
      clear_name: 'anna',
      clear_psw,
      clear_role: 'admin',
      clear_avatar: 'avatar_anna.png',
    };
    expect(newUserSchema.safeParse(user).success).toBe(true);
    expect(strengthOf(clear_psw, 'anna')).toBe('strong');
  }
});

test.each([
  ['', 'none'],
  ['corta', 'weak'],
  ['password123', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['anna-e-il-lago', 'weak'],
  ['tramontana', 'weak'],
  ['vela bianca', 'fair'],
  ['vela a Malcesine', 'good'],
  ['vela bianca a Malcesine', 'strong'],
])('rates %j %s', (password, strength) => {
  expect(strengthOf(password, 'anna')).toBe(strength);
});
