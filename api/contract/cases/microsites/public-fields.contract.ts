import { describe, expect, test } from '@jest/globals';
import { micrositePath } from '@wabu/shared/entities/microsites/microsite-path';
import { type SupplierInput, supplierFields } from '@wabu/shared/entities/supplier';
import { answer } from '../../../src/client.ts';
import { describedRoutes } from '../../described-routes.ts';
import { micrositeCalls } from '../../microsite-calls.ts';
import { releaseSmallSite } from '../../release-calls.ts';
import type { ContractServer } from '../../server.ts';

/** Fields of a supplier that no public answer may contain. */
const privateFields = {
  Indirizzo: 'Via Segreta 77',
  CAP: '99887',
  Citta: 'Borgosegreto',
  Provincia: 'ZZ',
  Nazione: 'Altro',
  email: 'privata@segreto.example',
  PEC: 'pec@segreto.example',
  Telefono: '00998877665',
  SDI: 'S3GR3T0',
} as const;

/** Every answer that visitors get, compared with the whole record of the supplier. */
export function publicFieldsContract(server: () => ContractServer) {
  const { newFrontend } = micrositeCalls(server);
  const text = async (path: string, init?: RequestInit) => {
    const found = await server().fetch(path, init);
    return [...found.headers].join('\n') + (await found.text());
  };
  const searched = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ q: 'acqua', language: 'it' }),
  };
  const publicCalls: Record<string, () => Promise<string>> = {
    'GET /api/public/microsites': () => text('/api/public/microsites?language=it'),
    'GET /api/public/domain': () => text('/api/public/domain?domain=terme.example'),
    'POST /api/public/search': () => text('/api/public/search', searched),
  };

  describe('fields of a supplier in public answers', () => {
    releaseSmallSite(server);

    test('every public call is compared', () => {
      const names = describedRoutes.map(({ name }) => name);
      const found = names.filter((name) => name.includes('/api/public/'));
      expect(found.sort()).toEqual(Object.keys(publicCalls).sort());
    });

    test.each<{ kind: SupplierInput['Tipologia']; taxId: string; named: (keyof SupplierInput)[] }>([
      { kind: 'Azienda', taxId: '', named: ['Nome', 'PIVA'] },
      { kind: 'Persona Fisica', taxId: 'RSSMRA80A01L', named: ['Nome'] },
    ])('of the type $kind: $named, and no other', async ({ kind, taxId, named }) => {
      const PIVA = taxId + Date.now().toString(36).toUpperCase().slice(-4);
      // The directory and the home list the first addresses.
      const URL = `00-${crypto.randomUUID()}`;
      const { d1, supplier } = await newFrontend(
        { URL },
        { ...privateFields, Tipologia: kind, ...(taxId !== '' && { PIVA }) },
      );
      const { path: preview } = await answer(d1.createpreview.$post({ json: { URL } }));
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      const addresses = {
        page: `/it${micrositePath(URL)}`,
        preview: `/it${preview}`,
        home: '/it/',
        directory: '/it/siti',
        search: '/it/ricerca?q=acqua',
        sitemaps: '/sitemap.xml',
        sitemap: '/sitemaps/siti.xml',
      };
      const answers = new Map<string, string>();
      for (const [name, path] of Object.entries(addresses)) answers.set(name, await text(path));
      for (const [name, call] of Object.entries(publicCalls)) answers.set(name, await call());
      await answer(d1.unpublishfrontend.$post({ json: { URL } }));
      answers.set('withdrawn', await text(`/it${micrositePath(URL)}`));

      for (const name of ['page', 'preview', 'home', 'directory', 'search'])
        expect([name, answers.get(name)]).toEqual([name, expect.stringContaining(supplier.Nome)]);
      for (const key of named) expect(answers.get('page')).toContain(supplier[key]);
      const secret = supplierFields.filter((key) => !named.includes(key));
      for (const [name, found] of answers)
        for (const key of secret)
          expect([name, key, holds(found, supplier[key])]).toEqual([name, key, false]);
    });
  });
}

/** Two letters alone are in some hash of the page: they count as a word. */
const holds = (found: string, value: string) =>
  value.length > 2 ? found.includes(value) : new RegExp(`[\\s(>",]${value}[\\s)<",]`).test(found);
