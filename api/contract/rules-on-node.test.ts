import { afterAll, beforeAll } from '@jest/globals';
import { ruleContracts } from './contracts.ts';
import { startOnNode } from './on-node.ts';
import type { ContractServer } from './server.ts';

let server: ContractServer;

// A server of its own: these tests compare everything stored before and after each rejection.
beforeAll(async () => {
  server = await startOnNode();
});
afterAll(() => server.close());

for (const contract of ruleContracts) contract(() => server);
