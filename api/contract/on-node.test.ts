import { nodeContracts } from './contracts.ts';
import { startOnNode } from './on-node.ts';
import { runContracts } from './run-contracts.ts';

runContracts(startOnNode, nodeContracts);
