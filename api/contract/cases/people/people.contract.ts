import { describe, expect, test } from '@jest/globals';
import { answer } from '../../../src/client.ts';
import { readMicrosite } from '../../../src/microsites/read-microsite.ts';
import { insertComment } from '../../../src/previews/preview-repository.ts';
import { micrositeCalls } from '../../microsite-calls.ts';
import { clientOf, confirm, tokenOf } from '../../people.ts';
import type { ContractServer } from '../../server.ts';

/** Find, export and erase a person. What an erasure reaches is proven beside its code. */
export function peopleContract(server: () => ContractServer) {
  describe('the data of a person', () => {
    const { newFrontend } = micrositeCalls(server);
    const confirmedKing = async () => {
      await confirm(server(), await tokenOf(server(), 'king'));
      return clientOf(server(), 'king');
    };
    const find = async (text: string) => {
      const { d1 } = await clientOf(server(), 'king');
      return (await answer(d1.findpeople.$post({ json: { text } }))).people;
    };

    test.each(['a:b', 'a', ':', 'a:1e9', 'a:-1', `${'a'.repeat(40)}:99999999999999999999`])(
      'of the unknown comment %j is not found',
      async (id) => {
        const { d1 } = await confirmedKing();
        const person = { kind: 'comment', id } as const;
        await expect(answer(d1.getperson.$post({ json: person }))).rejects.toMatchObject({
          status: 404,
        });
      },
    );

    test('is found, exported, and erased with its public pages', async () => {
      const { d1 } = await confirmedKing();
      const { input } = await newFrontend(
        { URL: 'guida-pellegrini' },
        { Nome: 'Sara Pellegrini', Tipologia: 'Persona Fisica', PIVA: 'PLLSRA80A41L781X' },
      );
      await answer(d1.publishfrontend.$post({ json: { URL: input.URL } }));
      await answer(d1.createpreview.$post({ json: { URL: input.URL } }));
      const { database, objects } = server();
      const [preview] = await database.query(
        'SELECT previews.id FROM previews JOIN frontends ON frontends.id = frontend_id WHERE url = ?',
        [input.URL],
      );
      await database.write([insertComment(String(preview?.id), 'Bello', Date.now())]);
      const stored = await objects.list();

      const [person] = await find('pllsra80a41l781x');
      expect(person).toMatchObject({ kind: 'supplier', name: 'Sara Pellegrini', state: 'present' });
      const key = { kind: 'supplier', id: person?.id ?? '' } as const;
      const { held, addresses } = await answer(d1.getperson.$post({ json: key }));
      expect(held).toMatchObject({
        records: 1,
        microsites: 1,
        published: 1,
        comments: 1,
        files: 1,
      });
      expect(addresses).toEqual(['guida-pellegrini']);
      const exported = await d1.exportperson.$post({ json: key });
      expect(exported.headers.get('Cache-Control')).toBe('no-store');
      expect(await exported.json()).toMatchObject({
        name: 'Sara Pellegrini',
        records: [{ tax_id: 'PLLSRA80A41L781X' }],
        comments: [{ text: 'Bello' }],
      });

      const json = { ...key, name: 'Sara Pellegrini' };
      expect(await answer(d1.eraseperson.$post({ json }))).toEqual({ state: 'done' });
      expect(await answer(d1.eraseperson.$post({ json }))).toEqual({ state: 'done' });
      expect(await find('pellegrini')).toEqual([]);
      expect(await readMicrosite(server(), 'guida-pellegrini')).toEqual({ kind: 'unknown' });
      expect((await objects.list()).length).toBeLessThan(stored.length);
    });

    test('is erased again when the database was restored to an earlier time', async () => {
      const { d1 } = await confirmedKing();
      const { supplier } = await newFrontend({}, { Nome: 'Ugo Restaurato' });
      const [person] = await find('restaurato');
      const json = { kind: 'supplier', id: person?.id ?? '', name: supplier.Nome } as const;
      await answer(d1.eraseperson.$post({ json }));
      // As after a restore: the record is back, and the note of its erasure is gone.
      await server().database.write([
        {
          sql: `INSERT INTO suppliers (id, name, type, tax_id, address, postcode, city, province, country, email,
                  certified_email, phone, invoice_code, contract, created_at, updated_at, sort_key)
                SELECT ?, ?, 'Azienda', ?, '', '', '', '', '', '', '', '', '', '', 0, 0, 'ugo restaurato'`,
          args: [json.id, supplier.Nome, supplier.PIVA],
        },
        { sql: 'DELETE FROM erasures WHERE record_id = ?', args: [json.id] },
      ]);
      expect(await find('restaurato')).toEqual([]);
    });

    test('needs three characters, and the name to be erased', async () => {
      const post = async (path: string, body: object) => {
        const headers = {
          Authorization: `Bearer ${await tokenOf(server(), 'king')}`,
          'Content-Type': 'application/json',
        };
        return server().fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      };
      expect(await (await post('/api/d1/findpeople', { text: 'ab' })).json()).toMatchObject({
        message: 'Scrivi almeno 3 caratteri',
      });
      await confirmedKing();
      await newFrontend({}, { Nome: 'Pia Intatta' });
      const [person] = await find('intatta');
      const rejected = await post('/api/d1/eraseperson', { ...person, name: 'Pia' });
      expect(rejected.status).toBe(400);
      expect(await find('intatta')).toHaveLength(1);
    });
  });
}
