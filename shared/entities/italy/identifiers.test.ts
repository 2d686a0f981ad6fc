import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  companyCheckDigit,
  companyIdAdvice,
  personCheckLetter,
  personIdAdvice,
  taxIdAdvice,
} from './identifiers.ts';

test.each(['00743110157', '02182030391', '99000000010'])(
  'the VAT number %s has no warning',
  (id) => {
    expect(companyIdAdvice(id)).toBeNull();
  },
);

test.each([
  ['12345678901', 'check-digit'],
  ['00743110175', 'check-digit'],
  ['00000000000', 'no-digits'],
  ['12345678903', 'unknown-office'],
  ['01234567897', 'unknown-office'],
])('the VAT number %s has the warning %s', (id, advice) => {
  expect(companyIdAdvice(id)).toBe(advice);
});

test.each([
  [0, false],
  [1, true],
  [100, true],
  [101, false],
  [120, true],
  [121, true],
  [888, true],
  [999, true],
])('a VAT number of the office %i has no warning: %s', (office, isKnown) => {
  const firstTen = `1234567${String(office).padStart(3, '0')}`;
  const advice = companyIdAdvice(firstTen + companyCheckDigit(firstTen));
  expect(advice).toBe(isKnown ? null : 'unknown-office');
});

test.each(['0074311015', '007431101577', '123456789012', 'IT00743110157', ''])(
  '%j has another format and no warning',
  (id) => {
    expect(companyIdAdvice(id)).toBeNull();
  },
);

test('any single wrong digit of a VAT number causes a warning', () => {
  const firstTen = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(firstTen, fc.nat(10), fc.integer({ min: 1, max: 9 }), (digits, at, shift) => {
      const id = digits.join('') + companyCheckDigit(digits.join(''));
      const wrong = [...id];
      wrong[at] = String((Number(id[at]) + shift) % 10);
      expect(companyIdAdvice(wrong.join(''))).not.toBeNull();
    }),
  );
});

test.each([
  'RSSMRA80A01H501U',
  'RSSMRA85T10A562S',
  'MRTMTT91D08F205J',
  'RSSMRA72L09H501S',
  'RSSMRC80A01F205Z',
  'RSSMRA80A41H501Y',
  'BNCGLI90R55B157C',
  'VRDLGI75C20L781E',
  'FOXDRA00A01Z404E',
])('the tax code %s has no warning', (code) => {
  expect(personIdAdvice(code)).toBeNull();
});

test.each(['RSSMRA80A01H50MM', 'RSSMRA80A01H5LMX', 'RSSMRA80ALMHRLMV', 'RSSMRAULALMHRLMD'])(
  '%s with letters for digits (omocodia) has no warning',
  (code) => {
    expect(personIdAdvice(code)).toBeNull();
  },
);

test.each([
  ['RSSMRA80A01H501X', 'check-letter'],
  ['RSSMRA80A32H501C', 'impossible-date'],
  ['RSSMRA80B30H501X', 'impossible-date'],
  ['RSSMRA80A72H501X', 'impossible-date'],
  ['RSSMRA80A00H501X', 'impossible-date'],
  ['RSSMRA81B29H501X', 'impossible-date'],
  ['1234567890123456', 'not-a-tax-code'],
  ['RSSMRA80F01H501U', 'not-a-tax-code'],
])('the tax code %s has the warning %s', (code, advice) => {
  expect(personIdAdvice(code)).toBe(advice);
});

test.each(['RSSMRA80B29H501', 'RSSMRA81A31H501', 'RSSMRA80A71H501'])(
  'the day of birth in %s exists',
  (born) => {
    expect(personIdAdvice(born + personCheckLetter(born))).toBeNull();
  },
);

test.each(['RSSMRA80A01H501', 'XRSSMRA80A01H501U', 'RSSMRA80A01H501UX'])(
  '%s has another length and no warning',
  (code) => {
    expect(personIdAdvice(code)).toBeNull();
  },
);

test('the type of the supplier selects the check', () => {
  expect(taxIdAdvice('Azienda', '12345678901')).toBe('check-digit');
  expect(taxIdAdvice('Persona Fisica', '12345678901')).toBeNull();
  expect(taxIdAdvice('Persona Fisica', 'RSSMRA80A01H501X')).toBe('check-letter');
});
