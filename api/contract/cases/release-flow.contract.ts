import { verify } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Registry, RegistryModule } from '@wabu/shared/module/registry';
import { signedText } from '../../src/registry/sign-registry.ts';
import { aBuild } from '../module-builds.ts';
import { operatorOf } from '../operator.ts';
import { type ContractServer, registryPublicKey } from '../server.ts';
import { smallModule, smallShell } from '../small-site.ts';

const ID = 'ferries';

/** One module from its first build to its rollback, as the pages of visitors tell it. */
export function releaseFlowContract(server: () => ContractServer) {
  const { publish, step, release } = operatorOf(server);

  /** The registry as it stands inside a page; the same document has its own address. */
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

    test('it is in every page as soon as it is live', async () => {
      expect(await ferries()).toEqual([{ version: '1.0.0', status: 'live' }]);
      const { modules } = await inlined('/de/');
      expect(modules.map(({ id }) => id)).toEqual(expect.arrayContaining(['shell', 'public', ID]));
    });

    test('pages carry its canary, and every change of its share', async () => {
      const live = { version: '1.0.0', status: 'live' };
      const canary = { version: '1.1.0', status: 'canary' };
      for (const percent of [25, 50]) {
        await step(ID, 'canary', { version: '1.1.0', percent });
        expect(await ferries()).toEqual([live, { ...canary, percent }]);
      }
      await step(ID, 'canary', { version: '1.1.0', percent: 0 });
      expect(await ferries()).toEqual([live]);
    });

    test('it goes forward, back, and out of everyone’s sight', async () => {
      await step(ID, 'live', { version: '1.1.0' });
      expect(await ferries()).toEqual([{ version: '1.1.0', status: 'live' }]);
      await step(ID, 'live', { version: '1.0.0' });
      expect(await ferries()).toEqual([{ version: '1.0.0', status: 'live' }]);
      await step(ID, 'blocked', { version: '1.0.0', blocked: true });
      expect(await ferries()).toEqual([{ version: '1.0.0', status: 'blocked' }]);
      await step(ID, 'blocked', { version: '1.0.0', blocked: false });
    });

    test('files of every kept version are there for ever, as the registry promises them', async () => {
      for (const version of ['1.0.0', '1.1.0']) {
        const answer = await server().fetch(`/modules/${ID}/${version}/entry.js`);
        expect(answer.headers.get('Cache-Control')).toContain('immutable');
        expect(await answer.text()).toBe(`export const v = '${version}'`);
      }
    });

    test('the registry is signed whole: one letter more or less is noticed', async () => {
      const registry = await inlined();
      expect(isSigned(registry)).toBe(true);
      expect(isSigned(registry, signedText(registry).replace('1.0.0', '1.0.1'))).toBe(false);
      await step(ID, 'canary', { version: '1.1.0', percent: 5 });
      const next = await inlined();
      expect(isSigned(next)).toBe(true);
      expect(next.signature).not.toBe(registry.signature);
    });

    test('a canary that was stopped begins with a clean sheet when it is shown again', async () => {
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
