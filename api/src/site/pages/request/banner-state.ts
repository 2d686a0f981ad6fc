import type { PageCondition } from '@wabu/shared/entities/page-conditions';
import { providerOf } from '@wabu/shared/entities/privacy/analytics';
import {
  ASK_AGAIN,
  ASK_PARAMETER,
  CONSENT_COOKIE,
  type ConsentType,
  fromConsentCookie,
  mustAsk,
} from '@wabu/shared/entities/privacy/consent';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ApiEnv } from '../../../http/env.ts';

/** The cookie banner of a page: closed, unanswered, or reopened with the present answer. */
export type BannerState = 'closed' | 'unanswered' | ConsentType;

export function bannerState(c: Context<ApiEnv>): BannerState {
  const { settings, now } = c.get('platform');
  const record = fromConsentCookie(getCookie(c, CONSENT_COOKIE));
  const isDue = mustAsk(record, providerOf(settings.analyticsSrc), new Date(now()));
  if (record === null || isDue) return 'unanswered';
  return c.req.query(ASK_PARAMETER) === ASK_AGAIN ? record.type : 'closed';
}

/** True for a visitor whose answer to the present provider accepts analytics. */
export function acceptsAnalytics(c: Context<ApiEnv>): boolean {
  const { settings, now } = c.get('platform');
  const provider = providerOf(settings.analyticsSrc);
  const record = fromConsentCookie(getCookie(c, CONSENT_COOKIE));
  return provider !== null && record?.type === 'all' && !mustAsk(record, provider, new Date(now()));
}

export function bannerConditions(banner: BannerState): PageCondition[] {
  if (banner === 'closed') return [];
  return banner === 'unanswered' ? ['unanswered'] : ['answered', `answered-${banner}`];
}
