import { describe, expect, test } from '@jest/globals';
import { knownDevicesSchema } from '@wabu/shared/entities/account/known-device';
import { send } from '../../../src/testing.ts';
import { type ContractServer, PASSWORD } from '../../server.ts';

/** The cookie of a known device. What its counter is worth is proven beside its code. */
export function knownDevicesContract(server: () => ContractServer) {
  describe('known devices', () => {
    const login = (headers: Record<string, string>) =>
      send(server().fetch, 'POST', '/api/adminwabu/login', {
        json: { username: 'rookie', password: PASSWORD },
        headers: { 'Sec-Fetch-Site': 'same-origin', ...headers },
      });

    test('a page gets a cookie at the sign-in, is listed once, and can be forgotten', async () => {
      const first = await login({ 'User-Agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' });
      const cookie = first.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      expect(cookie).toMatch(/^__Host-device=[0-9a-f]{64}$/);
      const again = await login({ Cookie: cookie });
      expect(again.headers.get('Set-Cookie')).toContain(cookie);
      const { token } = (await again.json()) as { token: string };
      const call = async (method: string, path: string, json?: object) =>
        send(server().fetch, method, path, { token, json, headers: { Cookie: cookie } });
      const read = async () =>
        knownDevicesSchema.parse(await (await call('GET', '/api/d1/devices')).json()).devices;
      const devices = await read();
      expect(devices).toHaveLength(1);
      expect(devices[0]).toMatchObject({ isCurrent: true, browser: '' });
      const dump = await server().database.query('SELECT * FROM known_devices');
      expect(JSON.stringify(dump)).not.toContain(cookie.split('=')[1]);
      const forgotten = await call('POST', '/api/d1/forgetdevices', { id: devices[0]?.id });
      expect(await forgotten.json()).toEqual({ forgotten: 1 });
      expect(await read()).toEqual([]);
      expect(await (await call('POST', '/api/d1/forgetdevices', {})).json()).toEqual({
        forgotten: 0,
      });
      const entries = await server().database.query(
        "SELECT actor, label, difference FROM changes WHERE action = 'forget-devices'",
      );
      expect(entries).toEqual([{ actor: 'rookie', label: 'rookie', difference: null }]);
    });
  });
}
