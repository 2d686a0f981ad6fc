import { expect, jest, test } from '@jest/globals';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import { session } from '@wabu/shared/session';
import { aSupplier, emptyResponse, failUntilRepaired, interceptCalls } from '@wabu/shared/testing';
import { createSupplierAdder } from './add-supplier.ts';

const vela = aSupplier(1, { Nome: 'Vela Nuova', PIVA: '00743110157' });

test.each([
  ['unchanged', {}],
  ['with a correction', { Nome: 'Vela Due' }],
  ['under another PIVA', { PIVA: '02182030391' }],
])(
  'a supplier whose second call has failed is added again %s, and stored once',
  async (_, changes) => {
    const api = await createTestApi();
    const { answer: broken, repair } = failUntilRepaired(emptyResponse(503));
    const faulty = interceptCalls('/r2/addsupplier', broken)(api);
    jest.spyOn(globalThis, 'fetch').mockImplementation((...call) => faulty.fetch(...call));
    session.signIn(await api.signIn('king'));
    const { add, partial } = createSupplierAdder();
    await expect(add(vela, 'a'.repeat(32))).rejects.toThrow();
    expect(partial()?.stored.PIVA).toBe(vela.PIVA);
    repair();
    const input = { ...vela, ...changes };
    const stored = await add(input, 'a'.repeat(32));
    expect(stored).toMatchObject(input);
    expect(partial()).toBeNull();
    const { api: calls } = await api.client('king');
    expect(await answer(calls.d1.getallsuppliers.$get())).toEqual([stored]);
  },
);
