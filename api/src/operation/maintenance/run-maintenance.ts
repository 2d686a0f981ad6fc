import { DAY_MS, monthsBefore } from '@wabu/shared/entities/measures/durations';
import {
  HISTORY_MONTHS,
  KNOWN_BROWSER_DAYS,
  PREVIEW_ANSWER_DAYS,
  TEST_FILE_DAYS,
} from '@wabu/shared/entities/retention';
import { deleteExpiredLinks } from '../../accounts/credentials/sign-in-link-repository.ts';
import { deleteExpiredChallenges } from '../../accounts/second-factor/challenge-repository.ts';
import { deleteLeftoverAvatars } from '../../files/avatar-repository.ts';
import { deleteTestFiles } from '../../files/object-repository.ts';
import { checkUsage } from '../../files/require-quota.ts';
import { deleteUnusedDevices } from '../../http/sessions/known-device-repository.ts';
import { deleteExpiredSessions } from '../../http/sessions/session-repository.ts';
import { completeErasures } from '../../people/erase-person.ts';
import { dropDeletedWords } from '../../people/erase-repository.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Kinds } from '../../records/pipeline/app-records.ts';
import { deleteExpiredPresence } from '../../records/presence/presence-repository.ts';
import { deleteExpiredAttempts } from '../../records/store/attempt-repository.ts';
import { programAuthor } from '../../records/store/author.ts';
import { deleteContentsBefore } from '../../records/store/change-repository.ts';
import { deleteRepliesBefore } from '../../records/store/idempotency-repository.ts';
import { isReadOnly } from '../../records/store/transfer-state-repository.ts';
import { purgeTrashed, readExpired } from '../../records/store/trashed-repository.ts';
import { REPLY_MS } from '../../records/store/with-idempotency-key.ts';
import { forgetRequests } from '../../requests/forget-requests.ts';
import { deletePreviews } from '../../site/previews/preview-repository.ts';
import { noteRun } from '../metrics/gauge-repository.ts';
import { setGauges } from '../metrics/read-gauges.ts';
import { sweepOrphans } from './sweep-orphans.ts';

const PURGED_AT_ONCE = 20;

/** Deletes the records of the trash whose time is over for good, as a king would. Returns their number. */
export async function purgeExpired({ database, now }: Platform): Promise<number> {
  const author = programAuthor(now());
  let purged = 0;
  for (;;) {
    const ids = await readExpired(database, now(), PURGED_AT_ONCE);
    if (ids.length > 0) await database.write(purgeTrashed(author, ids));
    purged += ids.length;
    if (ids.length < PURGED_AT_ONCE) return purged;
  }
}

const PRUNED_AT_ONCE = 1_000;

/** Deletes the contents of the entries that are older than `HISTORY_MONTHS`. Returns their number. */
async function pruneHistory(platform: Platform): Promise<number> {
  const { database, now, settings } = platform;
  const before = monthsBefore(now(), settings.historyMonths ?? HISTORY_MONTHS);
  let pruned = 0;
  for (;;) {
    const [result] = await database.write([deleteContentsBefore(before, PRUNED_AT_ONCE)]);
    pruned += result?.changes ?? 0;
    if ((result?.changes ?? 0) < PRUNED_AT_ONCE) break;
  }
  return pruned;
}

/** An avatar is uploaded right before its user is added; one of this age has no user. */
const LEFTOVER_MS = DAY_MS;

const PREVIEWS_MS = PREVIEW_ANSWER_DAYS * DAY_MS;
const BROWSERS_MS = KNOWN_BROWSER_DAYS * DAY_MS;
const TEST_FILES_MS = TEST_FILE_DAYS * DAY_MS;

/** Runs the daily maintenance: completes erasures, and deletes what has reached its bound (docs/growth.md). Logs what it finds. */
export async function runMaintenance(platform: Platform, kinds: Kinds): Promise<void> {
  if (await isReadOnly(platform.database)) return;
  const erased = await completeErasures(platform, kinds);
  if (erased > 0) platform.log('info', 'persons erased again', { erased });
  const purged = await purgeExpired(platform);
  const pruned = await pruneHistory(platform);
  const forgotten = await forgetRequests(platform);
  const now = platform.now();
  await platform.database.write([
    deleteLeftoverAvatars(now - LEFTOVER_MS),
    deleteTestFiles(now - TEST_FILES_MS),
    deletePreviews(now - PREVIEWS_MS),
    deleteExpiredSessions(Math.floor(now / 1000)),
    deleteExpiredPresence(now),
    deleteExpiredChallenges(now),
    deleteExpiredAttempts(now),
    deleteRepliesBefore(now - REPLY_MS),
    deleteUnusedDevices(now - BROWSERS_MS),
    deleteExpiredLinks(now),
  ]);
  const { orphans, lost, removed } = await sweepOrphans(platform);
  const found = {
    purged,
    pruned,
    forgotten,
    orphans: orphans.length,
    removed: removed.length,
    lost: lost.length,
    uploadBytes: await checkUsage(platform),
  };
  platform.log(lost.length > 0 ? 'warn' : 'info', 'maintenance', found);
  for (const { path, blob } of lost.slice(0, 20))
    platform.log('warn', 'object missing', { path, blob });
  // Last: the indexes are absent while D1 is exported.
  await dropDeletedWords(platform.database);
  await platform.database.write([noteRun('maintenance', platform.now())]);
  await setGauges(platform);
}
