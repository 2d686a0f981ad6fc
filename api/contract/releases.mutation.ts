import { afterAll, beforeAll } from '@jest/globals';
import { ownershipContract } from './cases/ownership.contract.ts';
import { promotionContract } from './cases/promotion.contract.ts';
import { publishedContract } from './cases/published.contract.ts';
import { releaseChecksContract } from './cases/release-checks.contract.ts';
import { releaseSetsContract } from './cases/release-sets.contract.ts';
import { startOnNode } from './on-node.ts';
import type { ContractServer } from './server.ts';

let server: ContractServer;

beforeAll(async () => {
  server = await startOnNode();
});
afterAll(() => server.close());

for (const contract of [
  publishedContract,
  releaseChecksContract,
  promotionContract,
  ownershipContract,
  releaseSetsContract,
])
  contract(() => server);
