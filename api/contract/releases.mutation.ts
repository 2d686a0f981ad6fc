import { ownershipContract } from './cases/ownership.contract.ts';
import { promotionContract } from './cases/promotion.contract.ts';
import { publishedContract } from './cases/published.contract.ts';
import { releaseChecksContract } from './cases/release-checks.contract.ts';
import { releaseSetsContract } from './cases/release-sets.contract.ts';
import { startOnNode } from './on-node.ts';
import { runContracts } from './run-contracts.ts';

runContracts(startOnNode, [
  publishedContract,
  releaseChecksContract,
  promotionContract,
  ownershipContract,
  releaseSetsContract,
]);
