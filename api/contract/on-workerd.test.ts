import { afterAll, beforeAll, jest } from '@jest/globals';
import { contracts } from './contracts.ts';
import { startOnWorkerd } from './on-workerd.ts';
import type { ContractServer } from './server.ts';

let server: ContractServer | undefined;
// Password hashing is slow, and both runtimes share the machine with other tests.
jest.setTimeout(120_000);

beforeAll(async () => {
  server = await startOnWorkerd();
}, 120_000);
afterAll(() => server?.close());

for (const contract of contracts) contract(() => server as ContractServer);
