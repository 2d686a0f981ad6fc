import { afterAll, beforeAll, describe } from '@jest/globals';
import { LEADS_HERE, ownHostsContract, SITE } from './cases/microsites/own-hosts.contract.ts';
import { startOnNode } from './on-node.ts';
import { startOnWorkerd } from './on-workerd.ts';
import type { ContractServer } from './server.ts';

const settings = { publicUrl: SITE, leadsHere: LEADS_HERE };

describe.each([
  ['node', startOnNode],
  ['workerd', startOnWorkerd],
])('on %s', (_, start) => {
  let server: ContractServer;
  beforeAll(async () => {
    server = await start(settings);
  });
  afterAll(() => server.close());
  ownHostsContract(() => server);
});
