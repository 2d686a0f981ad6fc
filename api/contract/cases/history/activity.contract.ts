import { describe, expect, test } from '@jest/globals';
import { answer } from '../../../src/client.ts';
import { send } from '../../../src/testing.ts';
import { clientOf, tokenOf } from '../../people.ts';
import { recordCalls } from '../../record-calls.ts';
import type { ContractServer } from '../../server.ts';
import { historyCalls } from './history-calls.ts';

export function activityContract(server: () => ContractServer) {
  const { entriesOf, idOf } = historyCalls(server);
  const { newSupplier, newFrontend } = recordCalls(server);

  describe('the activity of one record', () => {
    test('is found by its id, and the record by the id of an entry', async () => {
      const { d1, supplier } = await newSupplier();
      const { id, ...last } = await answer(
        d1.recordid.$post({ json: { entity: 'supplier', key: supplier.PIVA } }),
      );
      expect(last).toEqual({ changedBy: 'admin', changedAt: expect.any(Number) });
      const king = await clientOf(server(), 'king');
      await answer(king.d1.updatesupplier.$put({ json: { ...supplier, Citta: 'Riva' } }));
      const query = { entity: 'supplier', record: id } as const;
      const all = await answer(d1.activity.$get({ query }));
      expect(all.entries.map((entry) => entry.id)).toEqual(
        (await entriesOf('supplier', id)).map((entry) => entry.id),
      );
      const byKing = await answer(d1.activity.$get({ query: { ...query, by: 'king' } }));
      expect(byKing.entries).toMatchObject([{ action: 'update', recordId: id }]);
      const found = await answer(d1.recordkey.$get({ query: { entity: 'supplier', id } }));
      expect(found).toEqual({ key: supplier.PIVA });
      await answer(d1.deletesupplier.$delete({ json: { PIVA: supplier.PIVA } }));
      expect((await d1.recordkey.$get({ query: { entity: 'supplier', id } })).status).toBe(404);
    });

    test.each(['user', 'frontend'] as const)(
      'the key of a %s is found by its id',
      async (entity) => {
        const { d1, input } = await newFrontend();
        const key = entity === 'user' ? 'rookie' : input.URL;
        const query = { entity, id: await idOf(entity, key) };
        expect(await answer(d1.recordkey.$get({ query }))).toEqual({ key });
      },
    );
  });

  test.each([
    { get: 'history?entity=planet&id=x' },
    { get: 'history?entity=template&id=x' },
    { get: 'history/difference?entity=file&id=x&to=1' },
    { get: 'recordkey?entity=planet&id=x' },
    { get: 'activity?entity=planet' },
    { get: 'trash?entity=module' },
    { post: 'recordid', json: { entity: 'template', key: 'x' } },
    {
      post: 'presence',
      json: { entity: 'template', key: 'x', tab: '0'.repeat(32), state: 'open' },
    },
    { post: 'restore', json: { entity: 'user', id: 'x', entry: 1 } },
  ])('a call for records of other names is rejected: %p', async ({ get, post, json }) => {
    const [method, call] = get === undefined ? ['POST', post] : ['GET', get];
    const token = await tokenOf(server(), 'king');
    const rejected = await send(server().fetch, method, `/api/d1/${call}`, { token, json });
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({ errors: [{ field: 'entity' }] });
  });

  test('an installation with ACTIVITY=0 has no activity; the history of a record stays', async () => {
    const token = await tokenOf(server(), 'king');
    const { fetchSwitched } = server();
    const off = await send(fetchSwitched, 'GET', '/api/d1/activity', { token });
    expect(off.status).toBe(404);
    const history = '/api/d1/history?entity=supplier&id=nothing';
    expect((await send(fetchSwitched, 'GET', history, { token })).status).toBe(200);
  });
}
