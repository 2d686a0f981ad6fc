import { expect } from '@jest/globals';
import { createTarGzip } from 'nanotar';
import { type ContractServer, OPERATOR } from './server.ts';

/** Release calls with the operator's token, as `npm run release` makes them. */
export function operatorOf(server: () => ContractServer) {
  const Authorization = `Bearer ${OPERATOR}`;

  async function publish(id: string, version: string, body: Uint8Array<ArrayBuffer>) {
    const answer = await server().fetch(`/api/modules/${id}/versions/${version}`, {
      method: 'PUT',
      headers: { Authorization, 'Content-Type': 'application/gzip' },
      body,
    });
    expect(answer.status).toBe(201);
  }
  async function step(id: string, what: 'live' | 'canary' | 'blocked', body: object) {
    const answer = await server().fetch(`/api/modules/${id}/${what}`, {
      method: 'POST',
      headers: { Authorization, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
  }
  return {
    publish,
    step,
    /** Publishes these files and promotes them. */
    async release(id: string, version: string, files: Map<string, string>) {
      const entries = [...files].map(([name, data]) => ({ name, data }));
      await publish(id, version, new Uint8Array(await createTarGzip(entries)));
      await step(id, 'live', { version });
    },
  };
}
