import { expect, test } from '@jest/globals';
import { returnTo } from './login-state.ts';

test.each([
  ['/adminwabu/suppliers?q=lago', '/adminwabu/suppliers?q=lago'],
  ['https://evil.example/adminwabu/', null],
  ['//evil.example', null],
  ['/elsewhere', null],
])('a login that asks for %s leads to %s', (asked, destination) => {
  expect(returnTo({ returnTo: asked })).toBe(destination);
});
