import { beforeEach, expect, test } from '@jest/globals';
import { noteRevision } from '../../../records/lists/write-and-invalidate.ts';
import { forEachTest } from '../../../testing/for-tests.ts';
import { createTestApi } from '../../../testing.ts';
import { recentAnswersOf } from './recent-answers.ts';

const api = forEachTest(() => createTestApi({ now: () => 1 }));
beforeEach(async () => {
  noteRevision(api.platform.database, 'microsites', 1);
});

const page = { status: 200, headers: {}, body: new Uint8Array(1) } as const;
const asked = (path: string, language = 'it') => ({
  method: 'GET',
  path,
  header: (name: string) => (name === 'accept-language' ? language : undefined),
});

test('answers of five hundred paths are repeated, and eight variants of each', () => {
  const answers = recentAnswersOf(api.platform);
  const isRepeated = (path: string, language?: string) =>
    answers.find(asked(path, language)) !== null;
  for (let number = 0; number < 501; number += 1)
    answers.add(asked(`/siti/${number}`), page, answers.revision);
  expect([0, 1, 500].map((number) => isRepeated(`/siti/${number}`))).toEqual([false, true, true]);
  for (let variant = 0; variant < 9; variant += 1)
    answers.add(asked('/siti/500', `x-${variant}`), page, answers.revision);
  expect([0, 1, 8].map((variant) => isRepeated('/siti/500', `x-${variant}`))).toEqual([
    false,
    true,
    true,
  ]);
});
