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

    /** Expects a rejection of each request, and compares the stores once. */
    async function expectAllRejected(
      requests: [call: Call, who: string, token: string | null][],
      status: number,
      problem: object,
    ) {
      const before = await stateOf(server());
      for (const [call, who, token] of requests) {
        const response = await sendCall(server(), call, token);
        const found = [call.name, who, response.status, await response.json()];
        expect(found).toEqual([call.name, who, status, expect.objectContaining(problem)]);
      }
      expect(await stateOf(server())).toBe(before);
    }

    test('every call rejects who is anonymous, or has an expired or a revoked session', () =>
      expectAllRejected(
        calls.flatMap((call) =>
          Object.entries(nobody).map(([who, token]): [Call, string, string | null] => [
            call,
            who,
            token,
          ]),
        ),
        401,
        { code: 'unauthenticated' },
      ));

    test('every call rejects the other roles, whatever the body claims', async () => {
      const tokens = new Map<string, string>();
      for (const role of roles) tokens.set(role, await tokenOf(server(), role));
      const requests = calls.flatMap((call) =>
        roles
          .filter((role) => !can(role, call.action))
          .map((role): [Call, string, string | null] => [
            { ...call, body: claim(call.body) },
            role,
            tokens.get(role) ?? null,
          ]),
      );
      const problem = { code: 'forbidden', message: 'Permessi non validi' };
      await expectAllRejected(requests, 403, problem);
    });

    test('calls that need a confirmed session reject a king without one', async () => {
      const token = await newTokenOf(server(), 'king');
      const requests = calls
        .filter((call) => metadataOfCall(call).confirmation)
        .map((call): [Call, string, string] => [call, 'king', token]);
      expect(requests.length).toBeGreaterThan(5);
      await expectAllRejected(requests, 403, { code: 'confirmation-required' });
    });

    describe.each(calls)('$name', (call) => {
      test.each(roles.filter((role) => can(role, call.action)))('accepts a %s', async (role) => {
        const token = await tokenOf(server(), role);
        if (metadataOfCall(call).confirmation) await confirm(server(), token);
        const response = await sendCall(server(), call, token);
        expect(call.ok).toContain(response.status);
        await expectAsDescribed(call, response);
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
