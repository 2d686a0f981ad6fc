import { expect, test } from '@jest/globals';
import { createApp } from '../app.ts';
import type { Platform } from '../platform/platform.ts';
import { site } from '../site.ts';
import { createTestApi } from '../testing.ts';
import { callAnswers } from './call-answers.ts';
import { callsOf, describeCalls } from './describe-calls.ts';

const app = createApp({} as Platform);
const described = describeCalls(app) as {
  openapi: string;
  paths: Record<string, Record<string, Record<string, unknown>>>;
};

test('the document has every call and no other', () => {
  const calls = [...callsOf(app).keys()].filter(
    (name) => !/ \/(registry\.json|modules\/)/.test(name),
  );
  expect(Object.keys(callAnswers).sort()).toEqual(calls.sort());
  const operations = Object.values(described.paths).flatMap((path) => Object.keys(path));
  expect(operations).toHaveLength(calls.length);
});

test('roles, bodies and problem statuses come from the route', () => {
  expect(described.openapi).toBe('3.1.0');
  expect(described.paths['/api/d1/adduser']?.post).toMatchObject({
    description: 'Roles: king.',
    security: [{ session: [] }],
    requestBody: {
      content: {
        'application/json': {
          schema: { required: expect.arrayContaining(['clear_name', 'clear_psw']) },
        },
      },
    },
  });
  const statuses = Object.keys(described.paths['/api/d1/adduser']?.post?.responses ?? {});
  expect(statuses).toEqual(['201', '400', '401', '403', '409', '413', '415']);
  expect(described.paths['/api/r2/getfile']?.get?.parameters).toEqual([
    expect.objectContaining({ name: 'foldername', in: 'query', required: true }),
    expect.objectContaining({ name: 'filename', in: 'query', required: true }),
    expect.objectContaining({ name: 'thumb', in: 'query', required: false }),
  ]);
  expect(described.paths['/api/modules/{id}/versions/{version}']?.put?.parameters).toHaveLength(2);
});

test('real answers match their schemas', async () => {
  const server = await createTestApi();
  const { api } = await server.client('rookie');
  const users: object[] = await (await api.d1.getusers.$get()).json();
  const list = described.paths['/api/d1/getusers']?.get?.responses as {
    200: { content: { 'application/json': { schema: { items: { required: string[] } } } } };
  };
  const { required } = list[200].content['application/json'].schema.items;
  for (const user of users) expect(Object.keys(user).sort()).toEqual([...required].sort());
  await server.close();
});

test('the document is served in development only', async () => {
  for (const development of [true, false]) {
    const server = await createTestApi({ settings: { development } });
    const served = createApp(server.platform, site);
    const answer = await served.request('/api/openapi.json');
    expect(answer.status).toBe(development ? 200 : 404);
    if (development) expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
    await server.close();
  }
});
