import { afterAll, beforeAll } from '@jest/globals';
import { largeContracts, runtimeContracts } from './contracts.ts';
import { startOnWorkerd } from './on-workerd.ts';
import type { ContractServer } from './server.ts';

let server: ContractServer | undefined;

beforeAll(async () => {
  server = await startOnWorkerd();
});
afterAll(() => server?.close());

for (const contract of [...runtimeContracts, ...largeContracts])
  contract(() => server as ContractServer);
