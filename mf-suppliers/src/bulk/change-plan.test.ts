import { expect, test } from '@jest/globals';
import { type Supplier, supplierMessages } from '@wabu/shared/entities/supplier';
import { aSupplier } from '@wabu/shared/testing';
import { planChange } from './change-plan.ts';

const stored = (number: number, changes = {}): Supplier => ({
  ...aSupplier(number, changes),
  id: String(number),
  version: 1,
});

test('a supplier is changed, has the value already, or must be corrected first', () => {
  const changed = stored(1);
  const same = stored(2, { Contratto: 'Ricarico' });
  const wrong = stored(3, { CAP: '1' });
  expect(planChange([changed, same, wrong], 'Contratto', 'Ricarico')).toEqual({
    changed: [changed],
    same: [same],
    wrong: [{ supplier: wrong, message: supplierMessages.CAP }],
  });
});
