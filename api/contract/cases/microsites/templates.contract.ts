import { describe, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import { templateMessages } from '@wabu/shared/entities/microsites/section-template';
import { answer } from '../../../src/client.ts';
import { clientOf } from '../../people.ts';
import type { ContractServer } from '../../server.ts';
import { aTemplate } from './a-template.ts';

/** The templates of sections. */
export function templatesContract(server: () => ContractServer) {
  const calls = async () => (await clientOf(server(), 'admin')).d1;
  const listed = async (id: string) => {
    const { templates } = await answer((await calls()).sectiontemplates.$get());
    return templates.find((template) => template.id === id);
  };

  describe('section templates', () => {
    test('keep a cleaned section with the origins of its texts', async () => {
      const d1 = await calls();
      const input = aTemplate();
      const { id, message, ...added } = await answer(d1.addsectiontemplate.$post({ json: input }));
      expect({ message, ...added }).toEqual({
        message: 'Modello salvato',
        name: input.name,
        version: 1,
        languages: ['it', 'de'],
      });
      expect(await listed(id)).toEqual({ id, ...added });
      const one = await answer(d1.sectiontemplate.$get({ query: { id } }));
      expect(one.origins).toEqual(input.origins);
      expect(one.section).toEqual({ ...input.section, Contenuto: { it: '<p>Dalle 9</p>' } });
    });

    test('have names that differ in more than case and accents', async () => {
      const d1 = await calls();
      const { name } = await answer(d1.addsectiontemplate.$post({ json: aTemplate() }));
      const twin = aTemplate({ name: name.toUpperCase().replace('O', 'Ò') });
      await expect(answer(d1.addsectiontemplate.$post({ json: twin }))).rejects.toMatchObject({
        status: 409,
        problem: { errors: [{ field: 'name', ...say(templateMessages.duplicate) }] },
      });
    });

    test('without any text are rejected', async () => {
      const section = { visible: true, NomeSezione: {}, Contenuto: { it: '<p></p>' } };
      const json = aTemplate({ section });
      await expect(
        answer((await calls()).addsectiontemplate.$post({ json })),
      ).rejects.toMatchObject({ status: 400, problem: say(templateMessages.empty) });
    });
  });
}
