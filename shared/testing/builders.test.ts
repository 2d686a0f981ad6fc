import { expect, test } from '@jest/globals';
import { checkFrontend } from '../entities/frontend.ts';
import { companyIdAdvice } from '../entities/italy/identifiers.ts';
import { checkSupplier } from '../entities/supplier.ts';
import { aFrontend, manySuppliers } from './builders.ts';

test('the builders make valid records', () => {
  const suppliers = manySuppliers(50);
  expect(suppliers.flatMap(checkSupplier)).toEqual([]);
  expect(suppliers.map(({ PIVA }) => companyIdAdvice(PIVA))).toEqual(Array(50).fill(null));
  expect(new Set(suppliers.map((supplier) => supplier.PIVA)).size).toBe(50);
  expect(checkFrontend(aFrontend('Cantina Bardolino'))).toEqual([]);
});
