import { afterAll, beforeAll } from '@jest/globals';
import type { ContractServer } from './server.ts';

/** Tests of what a server promises. */
export type Contract = (server: () => ContractServer) => void;

/** Runs the contracts in order over one server, which lives as long as the tests of the file or `describe` block. */
export function runContracts(start: () => Promise<ContractServer>, contracts: Contract[]): void {
  let server: ContractServer | undefined;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.close());
  for (const contract of contracts) contract(() => server as ContractServer);
}
