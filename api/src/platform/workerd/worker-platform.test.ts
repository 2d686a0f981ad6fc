import { expect, test } from '@jest/globals';
import type { WorkerEnvironment } from './bindings.ts';
import { workerPlatform } from './worker-platform.ts';

const environment = {
  JWT_SECRET: 'only-for-tests-0123456789abcdef0123456789',
  REGISTRY_KEY: '{"kty":"OKP"}',
} as WorkerEnvironment;

test.each(['JWT_SECRET', 'REGISTRY_KEY'] as const)(
  'a Worker without %s does not start, and says what to do',
  (name) => {
    expect(() => workerPlatform({ ...environment, [name]: undefined })).toThrow(
      `wrangler secret put ${name}`,
    );
  },
);
