import { expect, test } from '@jest/globals';
import { parsePolicy } from './page-security-policy.ts';

const ours =
  "default-src 'none'; script-src 'self' 'sha256-abc='; require-trusted-types-for 'script'";

test('a policy of sources and hashes is strict', () => {
  expect(parsePolicy(ours)).toEqual({
    rules: [
      ['default-src', "'none'"],
      ['script-src', "'self' 'sha256-abc='"],
      ['require-trusted-types-for', "'script'"],
    ],
    isStrict: true,
    requiresTrustedTypes: true,
  });
});

test.each([
  "script-src 'self' 'unsafe-inline'",
  "script-src 'self' 'unsafe-eval'",
  'script-src *',
  "default-src 'self' 'unsafe-inline'",
  "img-src 'self'",
])('%s is not strict and requires no trusted types', (policy) => {
  expect(parsePolicy(policy)).toMatchObject({ isStrict: false, requiresTrustedTypes: false });
});

test('no header is no policy', () => {
  expect(parsePolicy(null)).toBeNull();
});
