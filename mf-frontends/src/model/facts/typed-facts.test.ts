import { expect, test } from '@jest/globals';
import { factsSchema } from '@wabu/shared/entities/facts';
import { euros, hours, monthDay } from './typed-facts.ts';

test('what is typed is read, and said as it is stored', () => {
  expect(hours.fromText('9-12.30; 14:00 – 18')).toEqual([
    ['09:00', '12:30'],
    ['14:00', '18:00'],
  ]);
  expect(hours.toText(hours.fromText('9-12.30; 14:00 – 18'))).toBe('9:00-12:30, 14:00-18:00');
  expect(hours.fromText('')).toEqual([]);
  expect([monthDay.fromText('1/4'), monthDay.toText('04-01')]).toEqual(['04-01', '1/4']);
  expect([euros.fromText('12,5'), euros.toText(1250)]).toEqual([1250, '12,50']);
  expect([euros.toText(1200), euros.toText(euros.fromText('12,345'))]).toEqual(['12', '12,345']);
});

test.each([
  { seasons: [{ week: [hours.fromText('al mattino'), [], [], [], [], [], []] }] },
  { seasons: [{ from: monthDay.fromText('aprile'), week: [[], [], [], [], [], [], []] }] },
  { seasons: [{ from: '04-01', week: [[], [], [], [], [], [], []] }] },
  { exceptions: [{ from: '2027-12-26', to: '2027-12-25', spans: [] }] },
  { price: euros.fromText('caro') },
  { website: 'javascript:alert(1)' },
  { phone: '045 chiama' },
])('what cannot be read is rejected: %j', (facts) => {
  expect(factsSchema.safeParse(facts).success).toBe(false);
});
