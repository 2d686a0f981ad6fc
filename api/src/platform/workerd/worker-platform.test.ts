import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { WorkerEnvironment } from './bindings.ts';
import { workerPlatform } from './worker-platform.ts';

const environment = {
  JWT_SECRET: 'only-for-tests-0123456789abcdef0123456789',
  REGISTRY_KEY: '{"kty":"OKP","crv":"Ed25519","d":"x","x":"x"}',
} as WorkerEnvironment;

test.each(['JWT_SECRET', 'REGISTRY_KEY'] as const)(
  'a Worker without %s does not start, and says what to do',
  (name) => {
    expect(() => workerPlatform({ ...environment, [name]: undefined })).toThrow(
      `wrangler secret put ${name}`,
    );
  },
);

test('an invalid signing key is not quoted in the log', () => {
  const start = () => workerPlatform({ ...environment, REGISTRY_KEY: '"d":"typed-secret"}' });
  expect(start).toThrow('wrangler secret put REGISTRY_KEY');
  expect(start).not.toThrow('typed');
});

test.each(['REQUIRE_RELEASE_CHECK', 'PRESENCE', 'ACTIVITY', 'HSTS', 'HISTORY_MONTHS'])(
  'a wrong value of %s stops the start',
  (name) => {
    const REGISTRY_KEY = JSON.stringify(
      generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' }),
    );
    const start = () => workerPlatform({ ...environment, REGISTRY_KEY, [name]: 'yes' });
    expect(start).toThrow(`${name} must be `);
  },
);
