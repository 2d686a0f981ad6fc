import { longWorkerdContracts } from './contracts.ts';
import { startOnWorkerd } from './on-workerd.ts';
import { runContracts } from './run-contracts.ts';

runContracts(startOnWorkerd, longWorkerdContracts);
