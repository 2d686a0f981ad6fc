import { expect, test } from '@jest/globals';
import { ApiProblem, answer } from '../client.ts';
import { statementsOf } from '../platform/guarded-write.ts';
import { type ObjectStore, StoreError } from '../platform/platform.ts';
import { createTestApi } from '../testing.ts';
import { aPicture } from './testing/picture-builders.ts';

const failing = (reason: 'full' | 'broken', real: ObjectStore): ObjectStore => ({
  ...real,
  put: async () => {
    throw new StoreError(reason, new Error('ENOSPC: no space left, write /var/lib/secret'));
  },
});

test.each([
  ['full', 507],
  ['broken', 503],
] as const)(
  'F04 a %s storage is reported, stores nothing, and the next upload works',
  async (reason, status) => {
    const server = await createTestApi({ log: () => {} });
    const { api } = await server.client('admin');
    const real = server.platform.objects;
    const send = async () => {
      const file = new File([await aPicture('png')], 'a.png');
      return answer(api.r2.upload.$post({ form: { file, folder: '[Tests]' } }));
    };
    server.platform.objects = failing(reason, real);
    const problem = await send().catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({ status, problem: { code: 'unavailable' } });
    expect(JSON.stringify(problem)).not.toMatch(/ENOSPC|secret/);
    expect(await answer(api.r2.listfiles.$post({ json: { foldername: '[Tests]' } }))).toEqual({
      files: [],
    });
    server.platform.objects = real;
    expect(await send()).toEqual({ path: '[Tests]/a.png' });
  },
);

test('the object is deleted when its row cannot be written', async () => {
  const server = await createTestApi({ log: () => {} });
  const { api } = await server.client('admin');
  const { database } = server.platform;
  server.platform.database = {
    ...database,
    query: (sql, args) => database.query(sql, args),
    queryAll: (statements) => database.queryAll(statements),
    write: async (write) => {
      if (statementsOf(write).some(({ sql }) => sql.includes('INTO objects')))
        throw new StoreError('full');
      return database.write(write);
    },
  };
  const file = new File([await aPicture('png')], 'a.png');
  const response = await api.r2.upload.$post({ form: { file, folder: '[Tests]' } });
  expect(response.status).toBe(507);
  expect(await server.platform.objects.list()).toEqual([]);
});
