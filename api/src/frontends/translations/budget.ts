import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { withValues } from '@wabu/shared/entities/messages/messages';
import type { TranslatorUsage } from '@wabu/shared/entities/translations/translation-settings';
import { translatorMessages } from '@wabu/shared/entities/translations/translator-messages';
import { tooMany } from '../../http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { type AccountUsage, type Translator, TranslatorError } from '../../platform/translation.ts';
import {
  addAttempts,
  deleteExpiredAttempts,
  findAttempts,
} from '../../records/store/attempt-repository.ts';

/** Every open plan asks. */
const CACHED_MS = 60_000;

const asked = new WeakMap<Platform, { at: number; answer: Promise<AccountUsage | null> }>();

/** What was translated in this period and today, and how much is left. */
export async function translatorUsage(
  platform: Platform,
  userId: string,
): Promise<TranslatorUsage> {
  const { translator, settings } = platform;
  const { total, own } = await usedToday(platform, userId);
  return {
    service: translator?.name ?? null,
    period: translator ? await accountUsage(platform, translator) : null,
    today: {
      used: total,
      limit: settings.dailyCharacters ?? null,
      own,
      ownLimit: settings.dailyCharactersPerUser ?? null,
    },
  };
}

/** Null when the service does not answer: the plan is shown without it. */
function accountUsage(platform: Platform, translator: Translator): Promise<AccountUsage | null> {
  const known = asked.get(platform);
  if (known !== undefined && platform.now() - known.at < CACHED_MS) return known.answer;
  const answer = translator.usage().catch((error: unknown) => {
    if (!(error instanceof TranslatorError)) throw error;
    asked.delete(platform);
    platform.log('warn', 'usage of the translator not read', { reason: error.reason });
    return null;
  });
  asked.set(platform, { at: platform.now(), answer });
  return answer;
}

/** A translation has changed what the account has used. */
export const deleteCachedUsage = (platform: Platform): void => void asked.delete(platform);

const TOTAL = 'translated characters';
const keyOf = (userId: string) => `${TOTAL} ${userId}`;

/** Characters since midnight UTC: of all users, and of one. */
interface Used {
  total: number;
  own: number;
}

async function usedToday(platform: Platform, userId: string): Promise<Used> {
  const keys = [TOTAL, keyOf(userId)];
  const found = await findAttempts(platform.database, keys, platform.now());
  const count = (key: string) => found.find((one) => one.key === key)?.count ?? 0;
  return { total: count(TOTAL), own: count(keyOf(userId)) };
}

/**
 * Counts characters before they are sent, so that concurrent calls cannot pass a limit together. Throws 429 above
 * a limit, and counts nothing then. The counts are in the database: a restart does not reset them.
 */
export async function reserveCharacters(
  platform: Platform,
  userId: string,
  characters: number,
): Promise<void> {
  const before = await usedToday(platform, userId);
  requireRoom(platform, { total: before.total + characters, own: before.own + characters });
  const after = await addCharacters(platform, userId, characters);
  try {
    requireRoom(platform, after);
  } catch (error) {
    await addCharacters(platform, userId, -characters);
    throw error;
  }
}

/** Adds to the counts of today, or takes back what was reserved and not billed. */
export async function addCharacters(
  { database, now }: Platform,
  userId: string,
  characters: number,
): Promise<Used> {
  const resetsAt = (Math.floor(now() / DAY_MS) + 1) * DAY_MS;
  const [, total, own] = await database.write([
    deleteExpiredAttempts(now()),
    addAttempts(TOTAL, characters, resetsAt),
    addAttempts(keyOf(userId), characters, resetsAt),
  ]);
  const countOf = (result: typeof total) => Number(result?.rows[0]?.count);
  return { total: countOf(total), own: countOf(own) };
}

function requireRoom({ settings, now }: Platform, { total, own }: Used): void {
  const { dailyCharacters, dailyCharactersPerUser } = settings;
  const seconds = Math.ceil((DAY_MS - (now() % DAY_MS)) / 1000);
  if (dailyCharactersPerUser !== undefined && own > dailyCharactersPerUser)
    throw tooMany(
      seconds,
      withValues(translatorMessages.dayOfOne, { limit: dailyCharactersPerUser }),
    );
  if (dailyCharacters !== undefined && total > dailyCharacters)
    throw tooMany(seconds, withValues(translatorMessages.dayOfAll, { limit: dailyCharacters }));
}
