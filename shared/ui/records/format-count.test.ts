import { expect, test } from '@jest/globals';
import { formatCount } from './format-count.ts';

test.each(['it', 'en-GB'] as const)('counts are written as %s writes them', (locale) => {
  for (const count of [0, 7, 100, 999, 1000, 9999, 10_000, 123_456, 1_000_000, 7_654_321])
    expect(formatCount(count, locale)).toBe(count.toLocaleString(locale));
});
