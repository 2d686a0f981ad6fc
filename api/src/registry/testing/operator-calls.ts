import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@jest/globals';
import type { BuiltModule } from '@wabu/shared/module/registry';
import { aBuild } from '../../../contract/module-builds.ts';
import { HttpServer } from '../../platform/node/server/http-server.ts';
import { forEachTest } from '../../testing/for-tests.ts';
import { send, type TestApi } from '../../testing.ts';

export const OPERATOR = `wabu-deploy.${'ab'.repeat(32)}`;

/** Calls of the operator, which succeed. */
export function operatorCalls(api: Pick<TestApi, 'fetch'>) {
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const sent =
      body instanceof Uint8Array
        ? { body: new Uint8Array(body), headers: { 'Content-Type': 'application/gzip' } }
        : { json: body };
    const url = `/api/modules${path}`;
    const answer = await send(api.fetch, method, url, { token: OPERATOR, ...sent });
    const text = await answer.text();
    expect([path, answer.ok ? '' : text]).toEqual([path, '']);
    return JSON.parse(text);
  }
  const publish = async (
    id: string,
    version: string,
    claims: Partial<BuiltModule> = {},
    query = '',
  ) => call('PUT', `/${id}/versions/${version}${query}`, await aBuild({ id, version, claims }));
  return { call, publish };
}

/** Serves the api of each test; the answer runs a command of a release and returns its output, also of a failed one. */
export function releaseCommands(api: Pick<TestApi, 'app'>) {
  const server = forEachTest(async () => {
    const started = new HttpServer(api.app.fetch);
    const port = await started.listen(0, '127.0.0.1');
    return { port, close: () => started.close() };
  });
  return async (words: string[], token = OPERATOR): Promise<string> => {
    const script = join(__dirname, '../../../../tools/scripts/releases.mjs');
    const env = { WABU_URL: `http://127.0.0.1:${server.port}`, WABU_DEPLOY_TOKEN: token };
    const ended = promisify(execFile)(process.execPath, [script, ...words], {
      env: { ...process.env, ...env },
    });
    const { stdout, stderr } = await ended.catch((error) => error);
    return stdout + stderr;
  };
}
