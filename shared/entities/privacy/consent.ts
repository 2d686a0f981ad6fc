import { DAY_MS } from '../measures/durations.ts';

/** The visitor's three possible answers to the cookie banner. */
export const consentTypes = ['all', 'necessary', 'none'] as const;
export type ConsentType = (typeof consentTypes)[number];

/**
 * The current privacy policy. A new version shows the banner again: consent is given to one text. `updated` is the day
 * of the last change, also of one that needs no new consent, as an item of the staff area in the table of storage.
 */
export const PRIVACY_POLICY = { version: '2026-11-23', updated: '2026-11-26' } as const;

/** An answer with its proof (GDPR article 7(1)): time, policy version and provider. */
export interface ConsentRecord {
  type: ConsentType;
  /** ISO 8601 in UTC. */
  time: string;
  policy: string;
  /** The host of the analytics provider that the banner named; null where none is configured. */
  provider: string | null;
}

/** Storage keys; the specification names the first three. */
export const consentKeys = {
  consent: 'cookieConsent',
  type: 'cookieConsentType',
  technical: 'cookieTechnical',
  record: 'cookieConsentRecord',
} as const;

/** The cookie with the answer: the server leaves the banner out of the HTML. */
export const CONSENT_COOKIE = 'cookieConsentRecord';

/** The action of consent forms. */
export const CONSENT_PATH = '/cookies';
/** The field that carries the answer. */
export const CONSENT_FIELD = 'choice';
/** The other values of the field: revoke the consent, reopen the banner, close it without a change. */
export const REVOKE = 'revoke';
export const ASK_AGAIN = 'ask';
export const KEEP = 'keep';
/** The search parameter of a page that is shown with its banner open: `?cookies=ask`. */
export const ASK_PARAMETER = 'cookies';

/** How long a refusal keeps the banner closed (Garante, guidelines of 10 June 2021). */
export const REFUSAL_MONTHS = 6;
/** How long any other answer is valid. */
export const ANSWER_MONTHS = 12;

const monthsToMs = (months: number) => Math.floor((months * 365) / 12) * DAY_MS;
const REFUSAL_MS = monthsToMs(REFUSAL_MONTHS);
const ANSWER_MS = monthsToMs(ANSWER_MONTHS);

/** True when a form field or a stored value is an answer. */
export function isConsentType(value: unknown): value is ConsentType {
  return consentTypes.some((type) => type === value);
}

/** Makes the record of an answer to the current policy. */
export function recordConsent(
  type: ConsentType,
  provider: string | null,
  now: Date,
): ConsentRecord {
  return { type, time: now.toISOString(), policy: PRIVACY_POLICY.version, provider };
}

/** True when the banner must show, given the configured analytics provider. */
export function mustAsk(record: ConsentRecord | null, provider: string | null, now: Date): boolean {
  if (record === null || record.policy !== PRIVACY_POLICY.version) return true;
  // Without a configured provider there is nothing new to consent to.
  if (provider !== null && record.provider !== provider) return true;
  if (record.type !== 'none') return false;
  const age = now.getTime() - Date.parse(record.time);
  // A record from the future proves no refusal.
  return age >= REFUSAL_MS || age < -DAY_MS;
}

/** The `Max-Age` of the consent cookie, in seconds. */
export function consentLasts(type: ConsentType): number {
  return (type === 'none' ? REFUSAL_MS : ANSWER_MS) / 1000;
}

/** Serializes a record to a cookie value without escapes: `all.2026-11.1795251234~statistics.example`. */
export function toConsentCookie({ type, policy, time, provider }: ConsentRecord): string {
  const answer = `${type}.${policy}.${Math.floor(Date.parse(time) / 1000)}`;
  return provider === null ? answer : `${answer}~${provider}`;
}

/** Parses a cookie value; null when it is invalid. */
export function fromConsentCookie(value: string | null | undefined): ConsentRecord | null {
  const [answer = '', provider = null] = (value ?? '').split('~');
  const [type, policy, seconds, more] = answer.split('.');
  if (!isConsentType(type) || !policy || !/^\d{9,11}$/.test(seconds ?? '') || more !== undefined) {
    return null;
  }
  return { type, policy, time: new Date(Number(seconds) * 1000).toISOString(), provider };
}
