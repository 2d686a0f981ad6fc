import { expect } from '@playwright/test';
import { aSupplier } from '@wabu/shared/testing/builders';
import { post } from '../fixtures/people.ts';
import { serverTest } from '../fixtures/server-test.ts';

serverTest.use({ ownServer: true });

serverTest(
  'An acknowledged supplier is stored after kill -9 and a new start',
  async ({ server, token }) => {
    const king = await token('king');
    const supplier = aSupplier(1);
    await post(`${server.url}/api/d1/addsupplier`, supplier, king);
    await server.kill();
    await server.start();
    const answer = await fetch(`${server.url}/api/d1/getallsuppliers`, {
      headers: { authorization: `Bearer ${king}` },
    });
    expect(await answer.json()).toContainEqual(expect.objectContaining(supplier));
  },
);
