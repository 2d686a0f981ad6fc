import { expect, test } from '@jest/globals';
import { compareKeys, orderKey } from './order-key.ts';

test.each([
  ['anna', 'Berta', 'in any case'],
  ['Émile', 'emma', 'without accents'],
  ['L’Ancora d’oro', 'Lucia', 'apostrophes of any kind before letters'],
  ['Molo 2', 'molo 10', 'numbers by value'],
  ['2', '10', 'numbers alone by value'],
  ['Molo', '𝄞 Musica', 'letters before signs that few texts have'],
])('%j sorts before %j: %s', (one, other) => {
  expect(compareKeys(orderKey(one), orderKey(other))).toBe(-1);
  expect(compareKeys(orderKey(other), orderKey(one))).toBe(1);
});

test('texts that differ in case and accents alone have one place', () => {
  expect(compareKeys(orderKey('Salò'), orderKey('SALO'))).toBe(0);
  expect(compareKeys(orderKey('L’Ancora'), orderKey("l'ancora"))).toBe(0);
});

test('keys have the same order in UTF-16 and in UTF-8', () => {
  const names = ['Ａ fullwidth', '𝄞 Musica', '한강', '漢', '\ue000', 'é', 'Z', '😀'];
  const keys = names.map(orderKey);
  const inUtf8 = [...keys].sort((one, other) =>
    Buffer.compare(Buffer.from(one), Buffer.from(other)),
  );
  expect([...keys].sort(compareKeys)).toEqual(inUtf8);
});
