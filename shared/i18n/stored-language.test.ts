import { expect, jest, test } from '@jest/globals';
import { LANGUAGE_KEY } from './languages.ts';
import { readStoredLanguage, storeLanguage } from './stored-language.ts';

test.each(['', 'xx', 'IT', '{"code":"it"}', '\u0000'])(
  'an invalid stored %j is removed',
  (garbage) => {
    localStorage.setItem(LANGUAGE_KEY, garbage);
    expect(readStoredLanguage()).toBeNull();
    expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
  },
);

test('blocked storage means no stored choice, and no error', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  expect(readStoredLanguage()).toBeNull();
  expect(() => storeLanguage('fr')).not.toThrow();
});
