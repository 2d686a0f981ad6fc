import { describe, expect, test } from '@jest/globals';
import { frontendMessages } from '@wabu/shared/entities/frontend';
import { answer } from '../../src/client.ts';
import { aFrontend, aSupplier } from '../builders.ts';
import { clientOf, tokenOf } from '../people.ts';
import { type ContractServer, stateOf } from '../server.ts';

export function frontendInputContract(server: () => ContractServer) {
  const newSupplier = async () => {
    const { d1 } = await clientOf(server(), 'admin');
    const supplier = aSupplier();
    await answer(d1.addsupplier.$post({ json: supplier }));
    return { supplier };
  };
  const send = async (method: string, path: string, body: unknown) => {
    const token = await tokenOf(server(), 'admin');
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return server().fetch(path, { method, headers, body: JSON.stringify(body) });
  };

  describe('invalid frontends', () => {
    test.each([
      ['URL', 'javascript:alert(1)'],
      ['URL', '//evil.example'],
      ['URL', 'user:pass@evil.example'],
      ['URL', 'a/../b'],
      ['URL', '..'],
      ['URL', '/'],
      ['URL', '   '],
      ['URL', 'x'.repeat(5_000)],
      ['URL', 'a b'],
      ['URL', 'a\u0000b'],
      ['Fornitore', ''],
      ['Logo', '../logo.png'],
      ['Logo', 7],
      ['Copertina', null],
      ['Slideshow', 'uno.jpg, due.jpg'],
      ['Slideshow', '{"0":"a"}'],
      ['Slideshow', [1]],
      ['Slideshow', '\ufeff[]'],
      ['Slideshow', '[NaN]'],
      ['Slideshow', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
      ['Localizzazione', 'nowhere'],
      ['Localizzazione', []],
      ['Localizzazione', { CAP: '2501', Provincia: 'BS', email: 'a@b.it' }],
      ['Localizzazione', { CAP: '25019', Provincia: 'B', email: 'a@b.it' }],
      ['Localizzazione', { CAP: '25019', Provincia: 'BS', email: 'nobody' }],
      ['Sezioni', 'none'],
      ['Sezioni', {}],
      ['Sezioni', [{ visible: 'true', NomeSezione: {}, Contenuto: {} }]],
      ['Sezioni', [{ visible: true, NomeSezione: { xx: '' }, Contenuto: {} }]],
      ['Sezioni', '[{"visible":true,"NomeSezione":{"__proto__":"x"},"Contenuto":{}}]'],
      ['Sezioni', [{ visible: true, NomeSezione: { constructor: 'x' }, Contenuto: {} }]],
      ['Sezioni', [{ visible: true, NomeSezione: { it: 5 }, Contenuto: {} }]],
      ['Sezioni', [{ visible: true, NomeSezione: { it: 'a\ud800' }, Contenuto: {} }]],
      ['Sezioni', [{ visible: true }]],
      ['Sezioni', Array.from({ length: 10_000 }, () => ({}))],
    ])('%s = %.60j is refused and changes nothing', async (field, value) => {
      const { supplier } = await newSupplier();
      const before = await stateOf(server());
      const body = { ...aFrontend(supplier.Nome), [field]: value };
      const response = await send('POST', '/api/d1/addfrontend', body);
      expect(response.status).toBe(400);
      const problem = (await response.json()) as { errors: { field: string }[] };
      expect(problem.errors[0]?.field.split('.')[0]).toBe(field);
      expect(({} as { role?: string }).role).toBeUndefined();
      expect(await stateOf(server())).toBe(before);
    });

    test('a frontend above 1.5 MB is rejected with the message of the contract', async () => {
      const { supplier } = await newSupplier();
      const before = await stateOf(server());
      const Contenuto = { it: `<p>${'lago '.repeat(310_000)}</p>` };
      const Sezioni = [{ visible: true, NomeSezione: { it: '' }, Contenuto }];
      const small = [{ ...Sezioni[0], Contenuto: { it: Contenuto.it.slice(0, 1_400_000) } }];
      const body = aFrontend(supplier.Nome);
      const response = await send('POST', '/api/d1/addfrontend', {
        ...body,
        Sezioni: [...small, ...small],
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ message: frontendMessages.tooLarge });
      expect(await stateOf(server())).toBe(before);
      expect((await send('POST', '/api/d1/addfrontend', { ...body, Sezioni: small })).status).toBe(
        201,
      );
    }, 30_000);
  });
}
