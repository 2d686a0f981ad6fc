import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  HIDDEN_PRESENCE_SECONDS,
  PRESENCE_SECONDS,
  type Presence,
  type PresenceState,
} from '@wabu/shared/entities/history/presence';
import { randomId } from '@wabu/shared/entities/random-id';
import { answer } from '../../../src/client.ts';
import { send } from '../../../src/testing.ts';
import { aSupplier } from '../../builders.ts';
import { clientOf, newTokenOf, tokenOf } from '../../people.ts';
import type { ContractServer } from '../../server.ts';

/** Who has a record open. */
export function presenceContract(server: () => ContractServer) {
  let key: string;
  beforeAll(async () => {
    const { d1 } = await clientOf(server(), 'admin');
    ({ PIVA: key } = await answer(d1.addsupplier.$post({ json: aSupplier() })));
  });

  /** A tab of a session that has the supplier open. */
  function tabOf(token: string, tab = randomId()) {
    return async (state: PresenceState, record = { entity: 'supplier', key }) => {
      const json = { ...record, tab, state };
      const response = await send(server().fetch, 'POST', '/api/d1/presence', { token, json });
      expect(response.status).toBe(200);
      return (await response.json()) as Presence;
    };
  }
  const nobody = { isOn: true, others: [], ownTab: null };
  /** Lets time pass for all reports. */
  const passes = (seconds: number) =>
    server().database.write([
      { sql: 'UPDATE presence SET expires_at = expires_at - ?', args: [seconds * 1000] },
    ]);

  describe('presence', () => {
    test('names others, what they do, and that they have closed', async () => {
      const anna = tabOf(await tokenOf(server(), 'admin'));
      const bruno = tabOf(await tokenOf(server(), 'rookie'));
      expect(await anna('open')).toEqual(nobody);
      expect(await bruno('open')).toEqual({
        ...nobody,
        others: [{ name: 'admin', isEditing: false }],
      });
      await anna('editing');
      expect(await bruno('open')).toEqual({
        ...nobody,
        others: [{ name: 'admin', isEditing: true }],
      });
      await anna('closed');
      expect(await bruno('open')).toEqual(nobody);
      await bruno('closed');
    });

    test('another tab of the same person is no other person', async () => {
      const token = await tokenOf(server(), 'admin');
      const [first, second] = [tabOf(token), tabOf(await newTokenOf(server(), 'admin'))];
      await first('editing');
      expect(await second('open')).toEqual({ ...nobody, ownTab: 'editing' });
      await first('closed');
      expect(await second('open')).toEqual(nobody);
      await second('closed');
    });

    test('a tab that stops reporting is forgotten, a hidden form later', async () => {
      const anna = tabOf(await tokenOf(server(), 'admin'));
      const bruno = tabOf(await tokenOf(server(), 'rookie'));
      await anna('editing');
      await passes(PRESENCE_SECONDS);
      expect(await bruno('open')).toEqual(nobody);
      await anna('hidden');
      await passes(PRESENCE_SECONDS);
      expect((await bruno('open')).others).toEqual([{ name: 'admin', isEditing: true }]);
      await passes(HIDDEN_PRESENCE_SECONDS);
      expect(await bruno('open')).toEqual(nobody);
      await bruno('closed');
      const left = await server().database.query('SELECT count(*) AS rows FROM presence');
      expect(left[0]?.rows).toBe(0);
    });

    test('it ends with the session', async () => {
      const token = await newTokenOf(server(), 'admin');
      const bruno = tabOf(await tokenOf(server(), 'rookie'));
      await tabOf(token)('editing');
      expect((await bruno('open')).others).toHaveLength(1);
      await send(server().fetch, 'POST', '/api/adminwabu/logout', { token });
      expect(await bruno('open')).toEqual(nobody);
      await bruno('closed');
    });

    test('a record that does not exist is open to nobody, and it stores no key', async () => {
      const anna = tabOf(await tokenOf(server(), 'admin'));
      expect(await anna('open', { entity: 'frontend', key: 'nowhere' })).toEqual(nobody);
      expect(await anna('open', { entity: 'user', key: 'rookie' })).toEqual(nobody);
      await anna('open');
      const rows = await server().database.query('SELECT * FROM presence');
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(key);
      await anna('closed');
    });

    test('the history does not know of it', async () => {
      const count = async () =>
        (await server().database.query('SELECT count(*) AS rows FROM changes'))[0]?.rows;
      const before = await count();
      const anna = tabOf(await tokenOf(server(), 'admin'));
      await anna('editing');
      await anna('closed');
      expect(await count()).toBe(before);
    });
  });
}
