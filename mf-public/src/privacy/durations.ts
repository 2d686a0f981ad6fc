import { HIDDEN_PRESENCE_SECONDS } from '@wabu/shared/entities/history/presence';
import { STATISTICS_MONTHS } from '@wabu/shared/entities/privacy/analytics';
import { ANSWER_MONTHS, REFUSAL_MONTHS } from '@wabu/shared/entities/privacy/consent';
import {
  DRAFT_DAYS,
  HISTORY_MONTHS,
  KNOWN_BROWSER_DAYS,
  LOG_DAYS,
  PREVIEW_ANSWER_DAYS,
  REQUEST_LINK_DAYS,
  REQUEST_MONTHS,
  SESSION_SECONDS,
  TRASH_DAYS,
} from '@wabu/shared/entities/retention';
import { languageOf, useLanguage } from '@wabu/shared/i18n';

export function useDurations(): Record<string, string> {
  const { html } = languageOf(useLanguage());
  const format = (count: number, unit: 'minute' | 'hour' | 'day' | 'month') =>
    new Intl.NumberFormat(html, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  return {
    session: format(SESSION_SECONDS / 3600, 'hour'),
    browsers: format(KNOWN_BROWSER_DAYS, 'day'),
    presence: format(HIDDEN_PRESENCE_SECONDS / 60, 'minute'),
    trash: format(TRASH_DAYS, 'day'),
    history: format(HISTORY_MONTHS, 'month'),
    logs: format(LOG_DAYS, 'day'),
    comments: format(PREVIEW_ANSWER_DAYS, 'day'),
    requests: format(REQUEST_MONTHS, 'month'),
    link: format(REQUEST_LINK_DAYS, 'day'),
    drafts: format(DRAFT_DAYS, 'day'),
    refusal: format(REFUSAL_MONTHS, 'month'),
    answer: format(ANSWER_MONTHS, 'month'),
    statistics: format(STATISTICS_MONTHS, 'month'),
  };
}
