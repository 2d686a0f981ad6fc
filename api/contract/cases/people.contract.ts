import { expect, test } from '@jest/globals';
import { answer } from '../../src/client.ts';
import { clientOf, confirm, tokenOf } from '../people.ts';
import { recordCalls } from '../record-calls.ts';
import type { ContractServer } from '../server.ts';

/** The data of a person. The statements are composed while the server runs: each runtime must take all of them. */
export function peopleContract(server: () => ContractServer) {
  const { newFrontend } = recordCalls(server);

  test('a supplier is counted, exported and erased with its microsite', async () => {
    const name = (await newFrontend()).supplier.Nome;
    const { d1 } = await clientOf(server(), 'king');
    await confirm(server(), await tokenOf(server(), 'king'));
    const find = async () => (await answer(d1.findpeople.$post({ json: { text: name } }))).people;
    const [found] = await find();
    expect(found).toMatchObject({ kind: 'supplier', name, state: 'present' });
    const json = { kind: found?.kind ?? 'comment', id: found?.id ?? '' };
    const { held } = await answer(d1.getperson.$post({ json }));
    expect(held).toMatchObject({ records: 1, microsites: 1 });
    const exported = await answer(d1.exportperson.$post({ json }));
    expect(exported).toMatchObject({ kind: 'supplier', name, records: [{ name }] });
    const erased = await answer(d1.eraseperson.$post({ json: { ...json, name } }));
    expect(erased).toEqual({ state: 'done' });
    expect(await find()).toEqual([]);
  });
}
