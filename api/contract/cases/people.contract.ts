import { expect, test } from '@jest/globals';
import { answer } from '../../src/client.ts';
import { clientOf, confirm, tokenOf } from '../people.ts';
import { recordCalls } from '../record-calls.ts';
import { type ContractServer, PASSWORD } from '../server.ts';

/** The data of a person. The statements are composed while the server runs: each runtime must take all of them. */
export function peopleContract(server: () => ContractServer) {
  const { newFrontend } = recordCalls(server);

  async function newUser() {
    const name = `u${crypto.randomUUID().slice(0, 8)}`;
    const { d1 } = await clientOf(server(), 'king');
    const user = { clear_name: name, clear_role: 'rookie', clear_psw: PASSWORD } as const;
    await answer(d1.adduser.$post({ json: { ...user, clear_avatar: 'avatar_default.gif' } }));
    return name;
  }

  test.each([
    { kind: 'supplier', add: async () => (await newFrontend()).supplier.Nome, microsites: 1 },
    { kind: 'user', add: newUser, microsites: 0 },
  ])('a $kind is counted, exported and erased', async ({ kind, add, microsites }) => {
    const name = await add();
    const { d1 } = await clientOf(server(), 'king');
    await confirm(server(), await tokenOf(server(), 'king'));
    const find = async () => (await answer(d1.findpeople.$post({ json: { text: name } }))).people;
    const [found] = await find();
    expect(found).toMatchObject({ kind, name, state: 'present' });
    const json = { kind: found?.kind ?? 'comment', id: found?.id ?? '' };
    const { held } = await answer(d1.getperson.$post({ json }));
    expect(held).toMatchObject({ records: 1, microsites });
    const exported = await answer(d1.exportperson.$post({ json }));
    expect(exported).toMatchObject({ kind, name, records: [{ name }] });
    const erased = await answer(d1.eraseperson.$post({ json: { ...json, name } }));
    expect(erased).toEqual({ state: 'done' });
    expect(await find()).toEqual([]);
  });
}
