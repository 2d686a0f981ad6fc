import { expect, test } from '@jest/globals';
import { createApp } from '../../app.ts';
import type { Platform } from '../../platform/platform.ts';
import { createTestApi } from '../../testing.ts';
import { callsOf, describeCalls } from './describe-calls.ts';

const app = createApp({} as Platform);
const described = describeCalls(app) as {
  openapi: string;
  paths: Record<string, Record<string, Record<string, unknown>>>;
};

test('every route states what it does', () => {
  const calls = [...callsOf(app)];
  expect(calls.filter(([, { summary }]) => !summary).map(([name]) => name)).toEqual([]);
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
  expect(statuses).toEqual(['201', '400', '401', '403', '409', '413', '415', '507']);
  expect(described.paths['/api/r2/getfile']?.get?.parameters).toEqual([
    expect.objectContaining({ name: 'foldername', in: 'query', required: true }),
    expect.objectContaining({ name: 'filename', in: 'query', required: true }),
    expect.objectContaining({ name: 'thumb', in: 'query', required: false }),
  ]);
  const release = described.paths['/api/modules/{id}/releases/{version}']?.get;
  expect(release?.parameters).toMatchObject([
    { name: 'id', in: 'path' },
    { name: 'version', in: 'path' },
  ]);
});

test('the document that the build wrote is served', async () => {
  let written: Uint8Array<ArrayBuffer> | null = null;
  const read = async (workspace: string, path: string) =>
    `${workspace}/${path}` === 'api/openapi.json' ? written : null;
  const builds = { read, workspaces: async () => [], list: async () => [] };
  const api = await createTestApi({ builds });
  expect((await api.fetch('/api/openapi.json')).status).toBe(404);
  written = new TextEncoder().encode(JSON.stringify(described));
  const served = await api.fetch('/api/openapi.json');
  expect(served.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
  expect(await served.json()).toEqual(described);
});
