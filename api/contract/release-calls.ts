import { expect } from '@jest/globals';
import type { ModulesState } from '@wabu/shared/module/releases';
import { createTarGzip } from 'nanotar';
import { send } from '../src/testing.ts';
import { aBuild } from './module-builds.ts';
import { type ContractServer, OPERATOR, stateOf } from './server.ts';

let modules = 0;

/** Release calls of a team and of the operator. */
export function releaseCalls(server: () => ContractServer) {
  const aModule = () => `team${++modules}`;
  const call = (method: string, path: string, token: string, json: unknown = {}) =>
    send(server().fetch, method, path, { token, json: method === 'GET' ? undefined : json });

  async function tokenFor(id: string): Promise<string> {
    const answer = await call('POST', `/api/modules/${id}/tokens`, OPERATOR);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { token: string }).token;
  }
  function publish(id: string, version: string, token: string, body: Uint8Array<ArrayBuffer>) {
    const headers = { 'Content-Type': 'application/gzip' };
    const path = `/api/modules/${id}/versions/${version}`;
    return send(server().fetch, 'PUT', path, { token, body, headers });
  }
  /** Publishes these files and makes them live, as the operator. */
  async function release(id: string, version: string, files: Map<string, string>) {
    const entries = [...files].map(([name, data]) => ({ name, data }));
    const archive = new Uint8Array(await createTarGzip(entries));
    expect((await publish(id, version, OPERATOR, archive)).status).toBe(201);
    const live = await call('POST', `/api/modules/${id}/live`, OPERATOR, { version });
    expect(live.status).toBe(200);
  }
  /** What a browser with this session reports about a canary; without `browser` it is one of an older shell. */
  const report = (
    id: string,
    version: string,
    outcome: string,
    token: string | null,
    browser?: string,
  ) => {
    const json = { id, version, outcome, browser };
    return send(server().fetch, 'POST', '/api/module-reports', { token, json });
  };
  async function publishAll(id: string, token: string, ...versions: string[]) {
    for (const version of versions) {
      const answer = await publish(id, version, token, await aBuild({ id, version }));
      expect(answer.status).toBe(201);
    }
  }
  async function seen(id: string) {
    const answer = await call('GET', '/api/modules', OPERATOR);
    const body = (await answer.json()) as ModulesState;
    return {
      module: body.modules.find((one) => one.id === id),
      history: body.history.filter((event) => event.id === id),
    };
  }

  /** The state of the stores, and the registry. */
  const everything = async () => [
    await stateOf(server()),
    await (await server().fetch('/registry.json')).text(),
  ];

  return { aModule, call, tokenFor, publish, publishAll, release, report, seen, everything };
}
