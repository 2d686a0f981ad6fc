import { LEADS_HERE, ownHostsContract, SITE } from './cases/microsites/own-hosts.contract.ts';
import { startOnWorkerd } from './on-workerd.ts';
import { runContracts } from './run-contracts.ts';

runContracts(() => startOnWorkerd({ publicUrl: SITE, leadsHere: LEADS_HERE }), [ownHostsContract]);
