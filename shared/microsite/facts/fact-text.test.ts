import { expect, test } from '@jest/globals';
import type { Span } from '../../entities/facts.ts';
import { exceptionRow, priceText, seasonText, weekRows } from './fact-text.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');
const day: Span[] = [
  ['09:00', '12:30'],
  ['14:00', '18:00'],
];
const week = [day, day, day, day, day, [['10:00', '13:00'] as Span], []];

test('a week begins with the first day of the language; equal neighbours are one row', () => {
  expect(weekRows(week, 'it')).toEqual([
    { days: 'lun – ven', times: '9:00–12:30 e 14:00–18:00' },
    { days: 'sab', times: '10:00–13:00' },
    { days: 'dom', times: 'chiuso' },
  ]);
  const [first, ...others] = weekRows(week, 'he');
  expect(first).toEqual({ days: 'יום א׳', times: 'סגור' });
  expect(others).toHaveLength(2);
});

test('seasons, special days and prices are in the words of the language', () => {
  expect(seasonText({}, 'fr')).toBe('Toute l’année');
  expect(seasonText({ from: '11-01', to: '03-31' }, 'de')).toBe('1. November – 31. März');
  expect(exceptionRow({ from: '2026-12-25', spans: [] }, 'es')).toEqual({
    days: '25 de diciembre de 2026',
    times: 'cerrado',
  });
  const several = exceptionRow({ from: '2026-12-24', to: '2026-12-26', spans: [] }, 'ru').days;
  expect(plain(several)).toBe('24–26 декабря 2026 г.');
  expect(plain(priceText({ price: 1250 }, 'de'))).toBe('ab 12,50 €');
  expect(plain(priceText({ price: 1200 }, 'zh'))).toBe('€12 起');
  expect(plain(priceText({ price: 0 }, 'en'))).toBe('from €0');
});
