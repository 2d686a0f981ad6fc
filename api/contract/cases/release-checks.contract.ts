import { describe, expect, test } from '@jest/globals';
import type { Registry } from '@wabu/shared/module/registry';
import {
  digestOf,
  isSignedWith,
  type ReleaseCheck,
  type SignedCheck,
  signCheck,
} from '@wabu/shared/module/release-check';
import { parseTarGzip } from 'nanotar';
import { send } from '../../src/testing.ts';
import { aBuild } from '../module-builds.ts';
import { releaseCalls } from '../release-calls.ts';
import { type ContractServer, OPERATOR } from '../server.ts';

/** The signed statements of release checks, and an installation that requires them. */
export function releaseChecksContract(server: () => ContractServer) {
  const { aModule, call, tokenFor, publish, publishAll, seen, everything } = releaseCalls(server);

  const sendCheck = (id: string, token: string, check: SignedCheck, version = check.version) =>
    call('PUT', `/api/modules/${id}/versions/${version}/check`, token, check);
  const requiringChecks = (path: string, token: string, json: object) =>
    send(server().fetchSwitched, 'POST', path, { token, json });
  const registered = async (id: string) => {
    const { modules } = (await (await server().fetch('/registry.json')).json()) as Registry;
    return modules.find((module) => module.id === id);
  };
  const messageOf = async (answer: Response) =>
    ((await answer.json()) as { message: string }).message;

  /** Publishes a build, and says what a check of it states. */
  async function published(id: string, version: string, token: string): Promise<ReleaseCheck> {
    const archive = await aBuild({ id, version });
    expect((await publish(id, version, token, archive)).status).toBe(201);
    const files = await parseTarGzip(archive);
    const description = files.find(({ name }) => name === 'module.json')?.data;
    const digest = await digestOf(new Uint8Array(description ?? []));
    return { id, version, digest, shells: ['1.0.0'], checkedAt: new Date().toISOString() };
  }

  describe('release checks', () => {
    test('an unchecked release is named everywhere until its statement is stored', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      const check = await published(id, '1.0.0', token);
      await call('POST', `/api/modules/${id}/live`, token, { version: '1.0.0' });
      expect((await registered(id))?.unchecked).toBe(true);
      expect((await seen(id)).module?.kept).toMatchObject([{ unchecked: true, check: null }]);

      const signed = await signCheck(check, token);
      expect((await sendCheck(id, token, signed)).status).toBe(200);
      expect(await registered(id)).not.toHaveProperty('unchecked');
      const [kept] = (await seen(id)).module?.kept ?? [];
      expect(kept).toMatchObject({
        unchecked: false,
        check: { ...signed, signedBy: `team ${id}` },
      });
      expect(await isSignedWith(signed, kept?.check?.publicKey ?? '')).toBe(true);
    });

    test('a statement of another signer, build, version or time is rejected and changes nothing', async () => {
      const [id, other] = [aModule(), aModule()];
      const token = await tokenFor(id);
      const check = await published(id, '1.0.0', token);
      const signed = await signCheck(check, token);
      const soon = new Date(Date.now() + 3_600_000).toISOString();
      const foreign = await tokenFor(other);
      const before = await everything();
      const rejected: [Promise<Response>, number][] = [
        [sendCheck(id, token, await signCheck(check, OPERATOR)), 400],
        [sendCheck(id, token, { ...signed, shells: ['9.9.9'] }), 400],
        [sendCheck(id, token, await signCheck({ ...check, digest: '0'.repeat(64) }, token)), 409],
        [sendCheck(id, token, await signCheck({ ...check, checkedAt: soon }, token)), 400],
        [sendCheck(id, token, signed, '1.0.1'), 400],
        [sendCheck(id, token, await signCheck({ ...check, version: '1.0.1' }, token)), 404],
        [sendCheck(id, token, await signCheck({ ...check, shells: [] }, token)), 400],
        [sendCheck(id, '', signed), 401],
        [sendCheck(id, foreign, signed), 403],
      ];
      for (const [answer, status] of rejected) expect((await answer).status).toBe(status);
      expect(await everything()).toEqual(before);
      const byOperator = await signCheck(check, OPERATOR);
      expect((await sendCheck(id, OPERATOR, byOperator)).status).toBe(200);
    });

    test('an installation that requires checks rejects others, also from the operator and in a set', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      await publishAll(id, token, '1.0.0');
      await call('POST', `/api/modules/${id}/live`, token, { version: '1.0.0' });
      const check = await published(id, '1.1.0', token);
      const version = '1.1.0';
      const before = await everything();
      for (const sender of [token, OPERATOR])
        for (const [path, body] of [
          [`/api/modules/${id}/live`, { version }],
          [`/api/modules/${id}/canary`, { version, percent: 10 }],
          ['/api/modules/live', { modules: [{ id, version }] }],
        ] as const) {
          const answer = await requiringChecks(path, sender, body);
          expect([path, answer.status]).toEqual([path, 409]);
          expect(await messageOf(answer)).toMatch(/non è verificata.*npm run release/);
        }
      expect(await everything()).toEqual(before);
      await sendCheck(id, token, await signCheck(check, token));
      const live = `/api/modules/${id}/live`;
      expect((await requiringChecks(live, token, { version })).status).toBe(200);
    });

    test('a version that was live before may return without a check', async () => {
      const id = aModule();
      const token = await tokenFor(id);
      await publishAll(id, token, '1.0.0', '1.1.0', '1.2.0');
      const live = `/api/modules/${id}/live`;
      for (const version of ['1.0.0', '1.1.0']) await call('POST', live, token, { version });
      expect((await requiringChecks(live, token, { version: '1.0.0' })).status).toBe(200);
      expect((await requiringChecks(live, token, { version: '1.2.0' })).status).toBe(409);
    });
  });
}
