import { describe, expect, test } from '@jest/globals';
import { SESSION_SECONDS } from '@wabu/shared/entities/retention';
import { tokenPayloadSchema } from '@wabu/shared/entities/token';
import { type SentRequest, send } from '../../src/testing.ts';
import { clientOf, newTokenOf, tokenOf } from '../people.ts';
import { type ContractServer, PASSWORD, stateOf } from '../server.ts';
import { claimsOf, forged, readClaims, signed } from '../tokens.ts';

export function sessionsContract(server: () => ContractServer) {
  const login = (json: unknown) => send(server().fetch, 'POST', '/api/adminwabu/login', { json });
  const logout = (request: SentRequest) =>
    send(server().fetch, 'POST', '/api/adminwabu/logout', request);
  const status = async (token: string, Authorization = `Bearer ${token}`) =>
    (await send(server().fetch, 'GET', '/api/d1/getusers', { headers: { Authorization } })).status;

  describe('sessions', () => {
    test('a login answers the specified message, the stored role and a token that lasts as long as a session', async () => {
      const response = await login({ username: 'rookie', password: PASSWORD, role: 'king' });
      expect(response.status).toBe(200);
      const { message, token, role } = (await response.json()) as Record<string, string>;
      expect([message, role]).toEqual(['Login corretto', 'rookie']);
      const [header, payload] = (token ?? '')
        .split('.')
        .map((part) => Buffer.from(part, 'base64url').toString());
      expect(JSON.parse(header ?? '')).toEqual({ alg: 'HS256', typ: 'JWT' });
      const claims = JSON.parse(payload ?? '') as { iat: number; exp: number };
      expect(Object.keys(claims).sort()).toEqual([
        'avatar',
        'exp',
        'iat',
        'jti',
        'role',
        'username',
      ]);
      expect(tokenPayloadSchema.parse(claims)).toMatchObject({
        username: 'rookie',
        role: 'rookie',
      });
      expect(claims.exp - claims.iat).toBe(SESSION_SECONDS);
    });

    test.each([
      [{}],
      [{ username: { $gt: '' }, password: { $ne: 1 } }],
      [{ username: 'king', password: 'x'.repeat(10_000) }],
    ])('%.60j is malformed, not a wrong password', async (body) => {
      expect((await login(body)).status).toBe(400);
    });

    test.each(['King', 'KING', ' king', 'king ', 'ｋing', 'kin\u200bg', 'king\u0301'])(
      '%j is not the king',
      async (username) => {
        expect((await login({ username, password: PASSWORD })).status).toBe(401);
      },
    );

    test('forged tokens are rejected', async () => {
      const real = await tokenOf(server(), 'king');
      const { jti, iat, exp } = readClaims(real);
      const claims = { ...claimsOf(jti), iat, exp };
      expect(await status(await signed(claims))).toBe(200);
      const [header, payload = '', signature] = real.split('.');
      const now = Math.floor(Date.now() / 1000);
      const promoted = Buffer.from(JSON.stringify({ ...claims, role: 'king ' })).toString(
        'base64url',
      );
      const tokens = [
        ...['none', 'None', 'nOnE', 'hs256', 'RS256', ''].map((alg) =>
          forged({ alg, typ: 'JWT' }, claims),
        ),
        forged({ alg: 'none' }, claims, signature),
        ...[
          { kid: '../../x' },
          { jku: 'https://evil.example/k' },
          { jwk: { kty: 'oct', k: 'AA' } },
        ].map((key) => forged({ alg: 'HS256', typ: 'JWT', ...key }, claims, 'AAAA')),
        await signed(claims, ''.padEnd(1)),
        await signed(claims, 'secret'),
        await signed(claims, 'only-for-tests-0123456789abcdef0123'),
        await signed(claims, undefined, 'HS512'),
        `${header}.${promoted}.${signature}`,
        `${header}.${payload}.`,
        `${header}.${payload}`,
        await signed({ ...claims, exp: undefined }),
        await signed({ ...claims, exp: String(exp) }),
        await signed({ ...claims, exp: exp * 1000 }),
        await signed({ ...claims, exp: exp + 10 * 365 * 86_400 }),
        await signed({ ...claims, exp: exp + 0.5 }),
        await signed({ ...claims, exp: now - 1 }),
        await signed({ ...claims, iat: now + 120, exp: now + 120 + SESSION_SECONDS }),
        await signed({ ...claims, nbf: now + 120 }),
        await signed({ ...claims, jti: undefined }),
        await signed({ ...claims, jti: 'of no session' }),
        await signed([claims]),
        await signed({ ...claims, iat: undefined }),
      ];
      const before = await stateOf(server());
      for (const token of tokens) expect([token, await status(token)]).toEqual([token, 401]);
      expect(await stateOf(server())).toBe(before);
    });

    test('a token counts in the Authorization header as Bearer only', async () => {
      const token = await tokenOf(server(), 'king');
      expect(await status(token)).toBe(200);
      expect(await status(token, `bearer ${token}`)).toBe(200);
      for (const header of [
        token,
        `Basic ${token}`,
        `Bearer ${token}, Bearer ${token}`,
        'Bearer',
        `Bearer  ${token} x`,
      ])
        expect([header, await status(token, header)]).toEqual([header, 401]);
      const elsewhere = [
        server().fetch(`/api/d1/getusers?token=${token}&jwt=${token}`),
        send(server().fetch, 'GET', '/api/d1/getusers', {
          headers: { Cookie: `jwt=${token}; Authorization=Bearer ${token}` },
        }),
      ];
      for (const response of await Promise.all(elsewhere)) expect(response.status).toBe(401);
    });

    test('logout ends the session of its token only', async () => {
      const token = await newTokenOf(server(), 'admin');
      const other = await newTokenOf(server(), 'king');
      expect((await logout({ token, json: { username: 'king' } })).status).toBe(204);
      for (const spelling of [token, `${token}=`, `${token.slice(0, -1)}${nextLetter(token)}`])
        expect(await status(spelling)).toBe(401);
      expect(await status(other)).toBe(200);
    });

    test('logout without a valid token answers the same and changes nothing', async () => {
      const before = await stateOf(server());
      for (const body of ['', '{"username":"king"}', '{broken'])
        expect((await logout({ body })).status).toBe(204);
      expect(await stateOf(server())).toBe(before);
    });

    test('no password and no token is in the database', async () => {
      const token = await newTokenOf(server(), 'king');
      const { jti } = readClaims(token);
      const { d1 } = await clientOf(server(), 'king');
      await d1.getusers.$get();
      const tables = ['users', 'sessions', 'attempts', 'changes', 'replies', 'trash'];
      const dump = JSON.stringify(
        await server().database.queryAll(
          tables.map((table) => ({ sql: `SELECT * FROM ${table}` })),
        ),
      );
      expect(dump).toContain(jti);
      expect(dump).not.toContain(PASSWORD);
      expect(dump).not.toContain(token.split('.')[2]);
    });
  });
}

/** Changes padding bits of the last base64url character only. */
function nextLetter(token: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return letters[(letters.indexOf(token.at(-1) ?? 'A') & ~3) | 1] ?? 'A';
}
