import { describe, expect, test } from '@jest/globals';
import { type ContractServer, PASSWORD } from '../server.ts';

/** Runs last: afterwards the limits block the address of the tests. */
export function loginLimitsContract(server: () => ContractServer) {
  const login = (username: string, extra = {}, headers = {}, password = 'wrong-password') =>
    server().fetch('/api/adminwabu/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ username, password, ...extra }),
    });

  describe('login limits', () => {
    test('the limit of one account holds for any headers and fields, and other accounts sign in', async () => {
      const statuses: number[] = [];
      for (let round = 0; round < 14; round += 1) {
        const disguise = { 'X-Forwarded-For': `10.0.0.${round}`, 'X-Real-IP': `10.0.1.${round}` };
        const extra = { email: `a${round}@b.it`, deviceId: round };
        statuses.push((await login('second-king', extra, disguise)).status);
      }
      expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
      expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
      const refused = await login('second-king', {}, {}, PASSWORD);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(await refused.json()).toMatchObject({ code: 'too-many-requests' });
      expect((await login('rookie', {}, {}, PASSWORD)).status).toBe(200);
    }, 60_000);

    test('the limit of one address stops a password tried over many names', async () => {
      let refused = 0;
      for (let round = 0; round < 60 && refused === 0; round += 1)
        if ((await login(`name ${round}`)).status === 429) refused += 1;
      expect(refused).toBe(1);
    }, 120_000);
  });
}
