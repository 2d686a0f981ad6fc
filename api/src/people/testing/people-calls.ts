import type { PersonKey } from '@wabu/shared/entities/privacy/person';
import { answer } from '../../client.ts';
import { TEST_PASSWORD, type TestApi } from '../../testing.ts';
import { NAME } from './seed-people.ts';

export type PeopleCalls = Awaited<ReturnType<typeof peopleCalls>>;

/** The calls about a person, of a king who has confirmed the password. */
export async function peopleCalls(api: TestApi) {
  const king = (await api.client('king')).api;
  await answer(king.d1.confirm.$post({ json: { password: TEST_PASSWORD } }));
  const find = async (text: string) =>
    (await answer(king.d1.findpeople.$post({ json: { text } }))).people;
  return {
    king,
    find,
    /** The key of the first person that is found. */
    async keyOf(text: string): Promise<PersonKey> {
      const [found] = await find(text);
      if (found === undefined) throw new Error(`${text} is not found`);
      return { kind: found.kind, id: found.id };
    },
    heldOf: async (json: PersonKey) => answer(king.d1.getperson.$post({ json })),
    erase: (key: PersonKey, name = NAME) =>
      answer(king.d1.eraseperson.$post({ json: { ...key, name } })),
  };
}
