import { describe } from '@jest/globals';
import { LEADS_HERE, ownHostsContract, SITE } from './cases/microsites/own-hosts.contract.ts';
import { startOnNode } from './on-node.ts';
import { startOnWorkerd } from './on-workerd.ts';
import { runContracts } from './run-contracts.ts';

const settings = { publicUrl: SITE, leadsHere: LEADS_HERE };

describe.each([
  ['node', startOnNode],
  ['workerd', startOnWorkerd],
])('on %s', (_, start) => {
  runContracts(() => start(settings), [ownHostsContract]);
});
