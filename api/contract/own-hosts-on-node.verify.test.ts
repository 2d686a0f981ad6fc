import { LEADS_HERE, ownHostsContract, SITE } from './cases/microsites/own-hosts.contract.ts';
import { startOnNode } from './on-node.ts';
import { runContracts } from './run-contracts.ts';

runContracts(() => startOnNode({ publicUrl: SITE, leadsHere: LEADS_HERE }), [ownHostsContract]);
