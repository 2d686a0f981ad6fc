import { releasesContract } from './cases/releases.contract.ts';
import { startOnNode } from './on-node.ts';
import { runContracts } from './run-contracts.ts';

runContracts(startOnNode, [releasesContract]);
