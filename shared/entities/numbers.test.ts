import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fileLimits, inMegabytes } from './files.ts';
import { frontendLimits } from './frontend.ts';
import { LOG_DAYS, SESSION_SECONDS, TRASH_DAYS } from './retention.ts';

const numerals: Record<number, string> = { 8: 'otto', 12: 'dodici', 24: 'ventiquattro' };
const megabytes = frontendLimits.bytes / 1_000_000;

/** Sentences of the documentation that repeat a constant. */
test.each([
  ['tours/staff.it.md', `La sessione dura ${numerals[SESSION_SECONDS / 3600]} ore`],
  ['tours/staff.it.md', `Quello che cancelli resta ${TRASH_DAYS} giorni`],
  ['deploy.md', `logs kept for at most ${LOG_DAYS} days`],
  ['deploy.md', `| a whole frontend | ${megabytes} MB |`],
  ['benchmarks.md', `uploads of ${inMegabytes(fileLimits.bytes)} MB`],
])('%s says «%s»', (file, sentence) => {
  expect(readFileSync(join(__dirname, '../../docs', file), 'utf8')).toContain(sentence);
});
