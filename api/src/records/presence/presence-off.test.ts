import { expect, test } from '@jest/globals';
import { answer } from '../../client.ts';
import { createTestApi } from '../../testing.ts';

test('switched off by the operator, nothing is stored or answered', async () => {
  const server = await createTestApi({ settings: { presence: false } });
  const report = async (role: 'king' | 'admin', digit: string) => {
    const { api } = await server.client(role);
    const json = { entity: 'user', key: 'king', tab: digit.repeat(32), state: 'editing' } as const;
    return answer(api.d1.presence.$post({ json }));
  };
  await report('king', '1');
  expect(await report('admin', '2')).toEqual({ isOn: false, others: [], ownTab: null });
  expect(await server.platform.database.query('SELECT * FROM presence')).toEqual([]);
});
