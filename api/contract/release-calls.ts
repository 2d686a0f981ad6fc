import { expect } from '@jest/globals';
import { aBuild } from './module-builds.ts';
import { type ContractServer, OPERATOR, stateOf } from './server.ts';

interface Seen {
  id: string;
  live: string;
  canary: { version: string; percent: number } | null;
  kept: { version: string; blocked: boolean }[];
}

let modules = 0;

/** Release calls of a team and of the operator. */
export function releaseCalls(server: () => ContractServer) {
  const aModule = () => `team${++modules}`;
  const call = (method: string, path: string, token: string, body?: unknown) =>
    server().fetch(path, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  async function tokenFor(id: string): Promise<string> {
    const answer = await call('POST', `/api/modules/${id}/tokens`, OPERATOR);
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { token: string }).token;
  }
  function publish(id: string, version: string, token: string, body: Uint8Array<ArrayBuffer>) {
    return server().fetch(`/api/modules/${id}/versions/${version}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/gzip' },
      body,
    });
  }
  async function publishAll(id: string, token: string, ...versions: string[]) {
    for (const version of versions) {
      const answer = await publish(id, version, token, await aBuild({ id, version }));
      expect(answer.status).toBe(201);
    }
  }
  async function seen(id: string) {
    const answer = await call('GET', '/api/modules', OPERATOR);
    const body = (await answer.json()) as {
      modules: Seen[];
      history: { id: string; action: string; from: string | null; to: string; actor: string }[];
    };
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

  return { aModule, call, tokenFor, publish, publishAll, seen, everything };
}
