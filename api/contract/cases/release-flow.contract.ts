import { verify } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Registry, RegistryModule } from '@wabu/shared/module/registry';
import { signedText } from '../../src/registry/sign-registry.ts';
import { aBuild } from '../module-builds.ts';
import { operatorOf } from '../operator.ts';
import { type ContractServer, registryPublicKey } from '../server.ts';
import { smallModule, smallShell } from '../small-site.ts';

const ID = 'ferries';

/** One module from its first build to its rollback, as pages show it. */
export function releaseFlowContract(server: () => ContractServer) {
  const { publish, step, release } = operatorOf(server);

  /** The registry in a page; `/registry.json` serves the same document. */
  async function inlined(path = '/adminwabu/dashboard'): Promise<Registry> {
    const html = await (await server().fetch(path)).text();
    const [, text = ''] = /id="wabu-registry"[^>]*>([^<]*)</.exec(html) ?? [];
    const registry = JSON.parse(text) as Registry;
    const alone = await (await server().fetch('/registry.json')).json();
    expect(alone).toEqual(registry);
    return registry;
  }
  async function ferries(): Promise<Partial<RegistryModule>[]> {
    const { modules } = await inlined();
    return modules
      .filter(({ id }) => id === ID)
      .map(({ version, status, percent }) => ({
        version,
        status,
        ...(percent !== undefined && { percent }),
      }));
  }
  const isSigned = ({ signature = '', ...registry }: Registry, text = signedText(registry)) =>
    verify(null, Buffer.from(text), registryPublicKey, Buffer.from(signature, 'base64'));

  describe('the life of a module', () => {
    beforeAll(async () => {
      await release('shell', '1.5.0', smallShell('1.5.0'));
      await release('public', '2.5.0', smallModule('2.5.0'));
      for (const version of ['1.0.0', '1.1.0'])
        await publish(ID, version, await aBuild({ id: ID, version }));
      await step(ID, 'live', { version: '1.0.0' });
    });

    test('a live version is in every page at once', async () => {
      expect(await ferries()).toEqual([{ version: '1.0.0', status: 'live' }]);
      const { modules } = await inlined('/de/');
      expect(modules.map(({ id }) => id)).toEqual(expect.arrayContaining(['shell', 'public', ID]));
    });

    test('pages carry the canary and its percentage', async () => {
      const live = { version: '1.0.0', status: 'live' };
      const canary = { version: '1.1.0', status: 'canary' };
      for (const percent of [25, 50]) {
        await step(ID, 'canary', { version: '1.1.0', percent });
        expect(await ferries()).toEqual([live, { ...canary, percent }]);
      }
      await step(ID, 'canary', { version: '1.1.0', percent: 0 });
      expect(await ferries()).toEqual([live]);
    });

    test('promotion, rollback and blocking show at once', async () => {
      await step(ID, 'live', { version: '1.1.0' });
      expect(await ferries()).toEqual([{ version: '1.1.0', status: 'live' }]);
      await step(ID, 'live', { version: '1.0.0' });
      expect(await ferries()).toEqual([{ version: '1.0.0', status: 'live' }]);
      await step(ID, 'blocked', { version: '1.0.0', blocked: true });
      expect(await ferries()).toEqual([{ version: '1.0.0', status: 'blocked' }]);
      await step(ID, 'blocked', { version: '1.0.0', blocked: false });
    });

    test('files of every kept version are immutable and match the registry', async () => {
      for (const version of ['1.0.0', '1.1.0']) {
        const answer = await server().fetch(`/modules/${ID}/${version}/entry.js`);
        expect(answer.headers.get('Cache-Control')).toContain('immutable');
        expect(await answer.text()).toBe(`export const v = '${version}'`);
      }
    });

    test('a changed character breaks the signature of the registry', async () => {
      const registry = await inlined();
      expect(isSigned(registry)).toBe(true);
      expect(isSigned(registry, signedText(registry).replace('1.0.0', '1.0.1'))).toBe(false);
      await step(ID, 'canary', { version: '1.1.0', percent: 5 });
      const next = await inlined();
      expect(isSigned(next)).toBe(true);
      expect(next.signature).not.toBe(registry.signature);
    });

    test('a canary that starts again has no old failures', async () => {
      const report = (outcome: string) =>
        server().fetch('/api/module-reports', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ id: ID, version: '1.1.0', outcome }),
        });
      await step(ID, 'canary', { version: '1.1.0', percent: 5 });
      for (let browser = 0; browser < 3; browser++) await report('failed');
      expect(await ferries()).toHaveLength(1);
      await step(ID, 'canary', { version: '1.1.0', percent: 5 });
      await report('failed');
      expect(await ferries()).toHaveLength(2);
    });
  });
}
