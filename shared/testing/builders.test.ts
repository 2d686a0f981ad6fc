import { expect, test } from '@jest/globals';
import { checkFrontend } from '../entities/frontend.ts';
import { checkSupplier } from '../entities/supplier.ts';
import { aFrontend, aTaxId, manySuppliers } from './builders.ts';

test('the builders make valid records', () => {
  const suppliers = manySuppliers(50);
  expect(suppliers.flatMap(checkSupplier)).toEqual([]);
  expect(new Set(suppliers.map((supplier) => supplier.PIVA)).size).toBe(50);
  expect(checkFrontend(aFrontend('Cantina Bardolino'))).toEqual([]);
});

test('a tax id has a valid check digit', () => {
  // Luhn: doubled digits at even places, and a sum that ends in zero.
  const sum = [...aTaxId(1234)].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  expect(sum % 10).toBe(0);
});
