import { describe, expect, test } from '@jest/globals';
import { frontendLimits, isFrontendUrl } from '@wabu/shared/entities/frontend';
import { proposedUrl } from './duplicate.ts';

describe('the proposed URL', () => {
  test.each<[string, string[], string]>([
    ['terme', [], 'terme-copia'],
    ['terme', ['terme-copia'], 'terme-copia-2'],
    ['www.terme.it/it/', [], 'www.terme.it/it-copia'],
  ])('of %s beside %j is %s', (url, taken, proposed) => {
    expect(proposedUrl(url, new Set(taken))).toBe(proposed);
  });

  test('is valid also beside the longest one', () => {
    expect(isFrontendUrl(proposedUrl('a'.repeat(frontendLimits.URL), new Set()))).toBe(true);
  });
});
