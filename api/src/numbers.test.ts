import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { CHALLENGE_MINUTES } from '@wabu/shared/entities/account/second-factor';
import { inMegabytes } from '@wabu/shared/entities/files';
import { frontendLimits } from '@wabu/shared/entities/frontend';
import { previewLimits } from '@wabu/shared/entities/microsites/preview';
import {
  DRAFT_DAYS,
  HISTORY_MONTHS,
  KNOWN_BROWSER_DAYS,
  LOG_DAYS,
  PREVIEW_ANSWER_DAYS,
  SESSION_SECONDS,
  TEST_FILE_DAYS,
  TRASH_DAYS,
} from '@wabu/shared/entities/retention';
import { SIGN_IN_LINK_HOURS } from '@wabu/shared/entities/users/managed-user';
import { MAX_CONCURRENT, MAX_UPLOAD_BYTES } from './files/upload-form.ts';
import { ARCHIVE_LIMIT } from './modules/archive/build-archive.ts';

const numerals: Record<number, string> = { 8: 'otto', 12: 'dodici', 24: 'ventiquattro' };
const frontend = `${frontendLimits.bytes / 1_000_000} MB`;
const sessionHours = SESSION_SECONDS / 3600;
const inFlight = `${inMegabytes(MAX_CONCURRENT * MAX_UPLOAD_BYTES)} MiB`;
const largestBody = Math.ceil(inMegabytes(Math.max(MAX_UPLOAD_BYTES, ARCHIVE_LIMIT)));

/** Sentences of the documentation that repeat a constant. */
test.each([
  ['tours/staff.it.md', `La sessione dura ${numerals[sessionHours]} ore`],
  ['tours/staff.it.md', `Quello che cancelli resta ${TRASH_DAYS} giorni`],
  ['tours/staff.it.md', `link di accesso (${SIGN_IN_LINK_HOURS} ore`],
  ['deploy.md', `logs kept for at most ${LOG_DAYS} days`],
  ['deploy.md', `The privacy notice promises ${HISTORY_MONTHS} months`],
  ['deploy.md', `in the trash for ${TRASH_DAYS} days`],
  ['deploy.md', `| a whole frontend | ${frontend} |`],
  ['deploy.md', `bodies of up to ${largestBody} MiB`],
  ['deploy.md', `client_max_body_size ${largestBody}m;`],
  ['growth.md', `| uploads in flight | ${inFlight};`],
  ['growth.md', `| frontend, at most ${frontend} |`],
  ['growth.md', `[Tests] after ${TEST_FILE_DAYS} days`],
  ['growth.md', `| deleted record | ${TRASH_DAYS} days |`],
  ['growth.md', `| sign-in | ${sessionHours} hours;`],
  ['growth.md', `20 for a user, ${KNOWN_BROWSER_DAYS} days`],
  ['growth.md', `those with answers; ${PREVIEW_ANSWER_DAYS} days after their end`],
  ['growth.md', `${previewLimits.commentsPerDay} a day for a link, ${previewLimits.days} days;`],
  ['growth.md', `100 in all, ${DRAFT_DAYS} days`],
  ['growth.md', `10 in all, ${DRAFT_DAYS} days`],
  ['glossary.md', `within ${SIGN_IN_LINK_HOURS} hours`],
  ['glossary.md', `restorable for ${TRASH_DAYS} days`],
  ['architecture.md', `deletes for good after ${TRASH_DAYS} days`],
  ['security-cases.md', `valid for ${SIGN_IN_LINK_HOURS} hours`],
  ['security-cases.md', `a challenge lasts ${CHALLENGE_MINUTES} minutes`],
  ['security-cases.md', `a session lasts ${sessionHours} hours`],
  ['security-cases.md', `| ${sessionHours} hours by the server's clock |`],
])('%s says «%s»', (file, sentence) => {
  expect(readFileSync(join(__dirname, '../../docs', file), 'utf8')).toContain(sentence);
});
