import { afterAll, beforeAll } from '@jest/globals';
import { runtimeContracts } from './contracts.ts';
import { startOnNode } from './on-node.ts';
import type { ContractServer } from './server.ts';

let server: ContractServer;

beforeAll(async () => {
  server = await startOnNode();
});
afterAll(() => server.close());

for (const contract of runtimeContracts) contract(() => server);
