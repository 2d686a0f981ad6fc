import type { TranslatorUsage } from '@wabu/shared/entities/translations/translation-settings';
import type { Platform } from '../platform/platform.ts';
import { type AccountUsage, type Translator, TranslatorError } from '../platform/translation.ts';
import { usedToday } from './budget.ts';

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
