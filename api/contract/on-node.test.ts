import { largeContracts, runtimeContracts, sharedContracts } from './contracts.ts';
import { startOnNode } from './on-node.ts';
import { runContracts } from './run-contracts.ts';

runContracts(startOnNode, [...runtimeContracts, ...sharedContracts, ...largeContracts]);
