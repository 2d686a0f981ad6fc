import { afterAll, beforeAll } from '@jest/globals';
import { largeContracts, runtimeContracts, sharedContracts } from './contracts.ts';
import { startOnNode } from './on-node.ts';
import type { ContractServer } from './server.ts';

let server: ContractServer;

beforeAll(async () => {
  server = await startOnNode();
});
afterAll(() => server.close());

for (const contract of [...runtimeContracts, ...sharedContracts, ...largeContracts])
  contract(() => server);
