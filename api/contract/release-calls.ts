import { beforeAll, expect } from '@jest/globals';
import type { Registry } from '@wabu/shared/module/registry';
import type { LiveOrder, ModulesState, ReleaseOrder } from '@wabu/shared/module/releases';
import { send } from '../src/testing.ts';
import { aBuild, anArchive, type BuildOptions, passed } from './module-builds.ts';
import { type ContractServer, OPERATOR, stateOf } from './server.ts';
import { smallModule, smallShell } from './small-site.ts';

let modules = 0;

/** Release calls of a team and of the operator. */
export function releaseCalls(server: () => Pick<ContractServer, 'fetch'>) {
  const aModule = () => `team${++modules}`;
  const call = (method: string, path: string, token: string, json: unknown = {}) =>
    send(server().fetch, method, path, { token, json: method === 'GET' ? undefined : json });

  async function tokenFor(id: string): Promise<string> {
    const answer = await call('POST', `/api/modules/${id}/tokens`, OPERATOR);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { token: string }).token;
  }
  function sendArchive(body: Uint8Array<ArrayBuffer>, token = OPERATOR, more: string[] = []) {
    const headers = {
      'Content-Type': 'application/gzip',
      ...(more.length > 0 && { 'Deploy-Tokens': more.join(', ') }),
    };
    return send(server().fetch, 'POST', '/api/modules/releases', { token, body, headers });
  }
  /** Sends builds as one set; those of the text are checked unless the order says otherwise. */
  async function sendBuilds(builds: BuildOptions[], order: Partial<ReleaseOrder>, token?: string) {
    const folders = await Promise.all(builds.map(aBuild));
    return sendArchive(await anArchive(folders, { check: passed(), ...order }), token);
  }
  /** Releases builds, which go live. Returns their numbers. */
  async function release(...builds: BuildOptions[]): Promise<string[]> {
    const answer = await sendBuilds(builds, {});
    const text = await answer.text();
    expect([answer.status, text]).toEqual([201, text]);
    return JSON.parse(text).modules.map(({ version }: { version: string }) => version);
  }
  /** Releases the files of one module, as the operator. */
  async function releaseFiles(files: Map<string, string>): Promise<void> {
    const { id } = JSON.parse(files.get('module.json') ?? '');
    const folder = [...files].map(([name, data]) => ({ name: `${id}/${name}`, data }));
    const answer = await sendArchive(await anArchive([folder], { check: passed() }));
    expect([answer.status, await answer.text()]).toEqual([201, expect.anything()]);
  }
  const live = (changes: LiveOrder['modules'], token = OPERATOR, order: Partial<LiveOrder> = {}) =>
    call('POST', '/api/modules/live', token, { modules: changes, ...order });

  /** What is live, as `id number`. */
  async function registered(): Promise<Registry['modules']> {
    return ((await (await server().fetch('/registry.json')).json()) as Registry).modules;
  }
  const versionOf = async (id: string) =>
    (await registered()).find((one) => one.id === id)?.version;

  async function seen(id: string) {
    const answer = await call('GET', '/api/modules', OPERATOR);
    const body = (await answer.json()) as ModulesState;
    return {
      module: body.modules.find((one) => one.id === id),
      history: body.history.filter((event) => event.id === id),
    };
  }
  return {
    aModule,
    call,
    live,
    registered,
    release,
    releaseFiles,
    seen,
    sendBuilds,
    sendArchive,
    tokenFor,
    versionOf,
  };
}

/** Releases small builds of the shell and of a public module before the tests of a block. */
export function releaseSmallSite(server: () => ContractServer): void {
  const { releaseFiles } = releaseCalls(server);
  beforeAll(async () => {
    await releaseFiles(smallShell());
    await releaseFiles(smallModule());
  });
}

/** The state of the stores, and the registry. */
export const everythingOf = async (server: ContractServer) => [
  await stateOf(server),
  await (await server.fetch('/registry.json')).text(),
];
