import { ruleContracts } from './contracts.ts';
import { startOnNode } from './on-node.ts';
import { runContracts } from './run-contracts.ts';

// A server of its own: these tests compare everything stored before and after each rejection.
runContracts(startOnNode, ruleContracts);
