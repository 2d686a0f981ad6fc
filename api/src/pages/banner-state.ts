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
import type { ApiEnv } from '../http/env.ts';

/** How a page shows its cookie banner: not, as a question, or reopened over the answer in force. */
export type BannerState = 'closed' | 'unanswered' | ConsentType;

/** What the visitor's cookie and the address say of the banner. */
export function bannerState(c: Context<ApiEnv>): BannerState {
  const { settings, now } = c.get('platform');
  const record = fromConsentCookie(getCookie(c, CONSENT_COOKIE));
  const isDue = mustAsk(record, providerOf(settings.analyticsSrc), new Date(now()));
  if (record === null || isDue) return 'unanswered';
  return c.req.query(ASK_PARAMETER) === ASK_AGAIN ? record.type : 'closed';
}

/** The conditions of the banner's parts that hold. */
export function bannerConditions(banner: BannerState): PageCondition[] {
  if (banner === 'closed') return [];
  return banner === 'unanswered' ? ['unanswered'] : ['answered', `answered-${banner}`];
}
