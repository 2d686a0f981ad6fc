import { STATISTICS_MONTHS } from '@wabu/shared/entities/privacy/analytics';
import { ANSWER_MONTHS, REFUSAL_MONTHS } from '@wabu/shared/entities/privacy/consent';
import { REGISTRY_COPY_DAYS } from '@wabu/shared/entities/registry-copy';
import { SESSION_SECONDS } from '@wabu/shared/entities/session-length';
import { languageOf, useLanguage } from '@wabu/shared/i18n';

/** How long what is kept, in the language of the page, which knows its own plurals. */
export function useDurations(): Record<string, string> {
  const { html } = languageOf(useLanguage());
  const say = (count: number, unit: 'hour' | 'day' | 'month') =>
    new Intl.NumberFormat(html, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return {
    session: say(SESSION_SECONDS / 3600, 'hour'),
    registry: say(REGISTRY_COPY_DAYS, 'day'),
    refusal: say(REFUSAL_MONTHS, 'month'),
    answer: say(ANSWER_MONTHS, 'month'),
    statistics: say(STATISTICS_MONTHS, 'month'),
  };
}
