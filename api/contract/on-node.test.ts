import { afterAll, beforeAll, jest } from '@jest/globals';
import { runtimeContracts } from './contracts.ts';
import { startOnNode } from './on-node.ts';
import type { ContractServer } from './server.ts';

let server: ContractServer;
// Password hashing is slow, and both runtimes share the machine with other tests.
jest.setTimeout(120_000);

beforeAll(async () => {
  server = await startOnNode();
}, 120_000);
afterAll(() => server.close());

for (const contract of runtimeContracts) contract(() => server);
