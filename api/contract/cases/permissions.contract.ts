import { beforeAll, describe, expect, test } from '@jest/globals';
import { can, roles } from '@wabu/shared/entities/permissions';
import * as z from 'zod/mini';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { describedRoutes } from '../described-routes.ts';
import { confirm, newTokenOf, tokenOf } from '../people.ts';
import { sendCall } from '../send-call.ts';
import { type ContractServer, stateOf } from '../server.ts';
import { expiredToken } from '../tokens.ts';

/** Every call × every role: the server decides as `can` does, and a rejected call changes nothing. */
export function permissionsContract(server: () => ContractServer) {
  describe('permissions', () => {
    const nobody: Record<string, string | null> = { anonymous: null };
    beforeAll(async () => {
      nobody.expired = await expiredToken('id-of-king');
      nobody.revoked = await newTokenOf(server(), 'king');
      const headers = { Authorization: `Bearer ${nobody.revoked}` };
      await server().fetch('/api/adminwabu/logout', { method: 'POST', headers });
    });

    describe.each(calls)('$name', (call) => {
      test('rejects who is anonymous, or has an expired or a revoked session', async () => {
        const before = await stateOf(server());
        for (const [who, token] of Object.entries(nobody)) {
          const response = await sendCall(server(), call, token);
          expect([who, response.status]).toEqual([who, 401]);
          expect(await response.json()).toMatchObject({ code: 'unauthenticated' });
        }
        expect(await stateOf(server())).toBe(before);
      });

      test.each(roles.filter((role) => can(role, call.action)))('accepts a %s', async (role) => {
        const token = await tokenOf(server(), role);
        if (metadataOfCall(call).confirmation) await confirm(server(), token);
        const response = await sendCall(server(), call, token);
        expect(call.ok).toContain(response.status);
        await expectAsDescribed(call, response);
      });

      if (metadataOfCall(call).confirmation)
        test('rejects a king who has not confirmed the session', async () => {
          const token = await newTokenOf(server(), 'king');
          const before = await stateOf(server());
          const response = await sendCall(server(), call, token);
          expect(response.status).toBe(403);
          expect(await response.json()).toMatchObject({ code: 'confirmation-required' });
          expect(await stateOf(server())).toBe(before);
        });

      const rejected = roles.filter((role) => !can(role, call.action));
      if (rejected.length > 0)
        test(`rejects ${rejected.join(' and ')}, whatever the body claims`, async () => {
          const tokens = await Promise.all(rejected.map((role) => tokenOf(server(), role)));
          const before = await stateOf(server());
          const claiming = { ...call, body: claim(call.body) };
          for (const token of tokens) {
            const response = await sendCall(server(), claiming, token);
            expect(response.status).toBe(403);
            expect(await response.json()).toMatchObject({
              code: 'forbidden',
              message: 'Permessi non validi',
            });
          }
          expect(await stateOf(server())).toBe(before);
        });
    });
  });
}

const metadataOfCall = (call: Call) =>
  describedRoutes.find(({ matches }) => matches(call))?.metadata ?? {};

/** The status and the body of an answer are those of the OpenAPI document. */
async function expectAsDescribed(call: Call, response: Response) {
  const { answer = {} } = metadataOfCall(call);
  if (!response.ok) return;
  expect(response.status).toBe(answer.status ?? 200);
  if (answer.json !== undefined)
    expect(z.safeParse(answer.json, await response.json()).error).toBeUndefined();
}

/** User names and roles in a body grant nothing. */
const claim = (body: (() => object) | undefined) =>
  body &&
  (() => ({ ...body(), loggedUser: 'king', role: 'king', ruolo: 'king', username: 'king' }));
