import { describe, expect, test } from '@jest/globals';
import {
  type NewTemplate,
  templateMessages,
} from '@wabu/shared/entities/microsites/section-template';
import { answer, ifMatch } from '../../../src/client.ts';
import { clientOf } from '../../people.ts';
import type { ContractServer } from '../../server.ts';

let made = 0;
const aTemplate = (change: Partial<NewTemplate> = {}): NewTemplate => {
  made += 1;
  return {
    name: `Modello ${made} ${crypto.randomUUID()}`,
    section: {
      visible: true,
      NomeSezione: { it: '<p>Orari</p>', de: '<p>Zeiten</p>' },
      Contenuto: { it: '<p>Dalle 9<script>alert(1)</script></p>' },
    },
    origins: [
      {
        field: 'NomeSezione',
        language: 'de',
        kind: 'machine',
        sourceLanguage: 'it',
        sourceHash: '0'.repeat(16),
      },
    ],
    ...change,
  };
};

/** The templates of sections. */
export function templatesContract(server: () => ContractServer) {
  const calls = async () => (await clientOf(server(), 'admin')).d1;
  const listed = async (id: string) => {
    const { templates } = await answer((await calls()).sectiontemplates.$get());
    return templates.find((template) => template.id === id);
  };
  const trashed = async (id: string) => {
    const { entries } = await answer((await calls()).trash.$get({ query: { entity: 'template' } }));
    return entries.find(({ recordId }) => recordId === id);
  };

  describe('section templates', () => {
    test('keep a cleaned section with the origins of its texts', async () => {
      const d1 = await calls();
      const input = aTemplate();
      const { id, message, ...added } = await answer(d1.addsectiontemplate.$post({ json: input }));
      expect({ message, ...added }).toEqual({
        message: templateMessages.added,
        name: input.name,
        version: 1,
        languages: ['it', 'de'],
      });
      expect(await listed(id)).toEqual({ id, ...added });
      const one = await answer(d1.sectiontemplate.$get({ query: { id } }));
      expect(one.origins).toEqual(input.origins);
      expect(one.section).toEqual({ ...input.section, Contenuto: { it: '<p>Dalle 9</p>' } });
    });

    test('are added once for one Idempotency-Key', async () => {
      const d1 = await calls();
      const json = aTemplate();
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      const first = await answer(d1.addsectiontemplate.$post({ json }, { headers }));
      expect(await answer(d1.addsectiontemplate.$post({ json }, { headers }))).toEqual(first);
    });

    test('have names that differ in more than case and accents', async () => {
      const d1 = await calls();
      const { name } = await answer(d1.addsectiontemplate.$post({ json: aTemplate() }));
      const twin = aTemplate({ name: name.toUpperCase().replace('O', 'Ò') });
      await expect(answer(d1.addsectiontemplate.$post({ json: twin }))).rejects.toMatchObject({
        status: 409,
        problem: { errors: [{ field: 'name', message: templateMessages.duplicate }] },
      });
    });

    test('without any text are rejected', async () => {
      const section = { visible: true, NomeSezione: {}, Contenuto: { it: '<p></p>' } };
      const json = aTemplate({ section });
      await expect(
        answer((await calls()).addsectiontemplate.$post({ json })),
      ).rejects.toMatchObject({ status: 400, problem: { message: templateMessages.empty } });
    });

    test('are renamed and deleted in the version that the user saw', async () => {
      const d1 = await calls();
      const { id, name } = await answer(d1.addsectiontemplate.$post({ json: aTemplate() }));
      const json = { id, name: `${name} bis` };
      const renamed = await answer(d1.renamesectiontemplate.$put({ json }, ifMatch(1)));
      expect(renamed).toMatchObject({ name: `${name} bis`, version: 2 });
      const stale = { status: 412, problem: { changedBy: 'admin' } };
      await expect(
        answer(d1.renamesectiontemplate.$put({ json }, ifMatch(1))),
      ).rejects.toMatchObject(stale);
      await expect(
        answer(d1.deletesectiontemplate.$delete({ json: { id } }, ifMatch(1))),
      ).rejects.toMatchObject(stale);
      await answer(d1.deletesectiontemplate.$delete({ json: { id } }, ifMatch(2)));
      expect(await listed(id)).toBeUndefined();
    });

    test('come back out of the trash, under another name where theirs is taken', async () => {
      const d1 = await calls();
      const json = aTemplate();
      const { id, name } = await answer(d1.addsectiontemplate.$post({ json }));
      await answer(d1.deletesectiontemplate.$delete({ json: { id } }));
      const entry = await trashed(id);
      expect(entry).toMatchObject({ label: name, deletedBy: 'admin' });
      await answer(d1.addsectiontemplate.$post({ json }));
      const undelete = (key?: string) =>
        answer(d1.undelete.$post({ json: { id: entry?.id ?? 0, ...(key && { key }) } }));
      await expect(undelete()).rejects.toMatchObject({
        status: 409,
        problem: { errors: [{ field: 'key' }] },
      });
      await undelete(`${name} di prima`);
      expect(await listed(id)).toMatchObject({ name: `${name} di prima`, version: 1 });
    });

    test('leave nothing in the history when they are deleted for good', async () => {
      const d1 = await calls();
      const { id } = await answer(d1.addsectiontemplate.$post({ json: aTemplate() }));
      await answer(d1.deletesectiontemplate.$delete({ json: { id } }));
      const entry = await trashed(id);
      const king = (await clientOf(server(), 'king')).d1;
      await answer(king.purge.$post({ json: { id: entry?.id ?? 0 } }));
      const query = { entity: 'template', record: id } as const;
      const { entries } = await answer(king.activity.$get({ query }));
      expect(entries.map(({ action, pruned }) => [action, pruned])).toEqual([
        ['purge', undefined],
        ['delete', true],
        ['create', true],
      ]);
    });
  });
}
