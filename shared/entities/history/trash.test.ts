import { expect, test } from '@jest/globals';
import { folders } from '../files.ts';
import { frontendOfFolder, writeActionOf } from './trash.ts';

test('the folder of pictures names its frontend, every other folder none', () => {
  expect(frontendOfFolder(`${folders.frontends}/terme/images`)).toBe('terme');
  expect(frontendOfFolder(`${folders.frontends}/terme`)).toBeNull();
  expect(frontendOfFolder(`${folders.suppliers}/images`)).toBeNull();
});

test('a record is restored by who may write it, a template by who may write frontends', () => {
  expect(writeActionOf('supplier')).toBe('suppliers.write');
  expect(writeActionOf('template')).toBe('frontends.write');
});
