/** The visitor's three possible answers to the cookie banner. */
export const consentTypes = ['all', 'necessary', 'none'] as const;
export type ConsentType = (typeof consentTypes)[number];

/** The privacy policy in force. A new version asks everybody again, because the old answer was to another text. */
export const PRIVACY_POLICY = { version: '2026-11', updated: '2026-11-21' } as const;

/** An answer with what makes it provable: when it was given, to which text, and for which provider. */
export interface ConsentRecord {
  type: ConsentType;
  /** ISO 8601 in UTC. */
  time: string;
  policy: string;
  /** The analytics provider that the question named; null where none is configured. */
  provider: string | null;
}

/** Names in the browser's storage; the first three are those of the specification. */
export const consentKeys = {
  consent: 'cookieConsent',
  type: 'cookieConsentType',
  technical: 'cookieTechnical',
  record: 'cookieConsentRecord',
} as const;

/** The cookie that lets the server see the answer, so that the first byte already has no banner. */
export const CONSENT_COOKIE = 'cookieConsentRecord';

/** Where the banner's form posts to, with or without scripts. */
export const CONSENT_PATH = '/cookies';
/** The field that carries the answer. */
export const CONSENT_FIELD = 'choice';
/** The other values of the field: withdraw a consent, show the banner again, close it without a change. */
export const REVOKE = 'revoke';
export const ASK_AGAIN = 'ask';
export const KEEP = 'keep';
/** The search parameter of a page that is shown with its banner open: `?cookies=ask`. */
export const ASK_PARAMETER = 'cookies';

/** After a refusal the banner stays closed for six months (Garante, 10 June 2021). */
export const REFUSAL_MONTHS = 6;
/** Any other answer is kept for a year. */
export const ANSWER_MONTHS = 12;

const DAY_MS = 86_400_000;
const monthsToMs = (months: number) => Math.floor((months * 365) / 12) * DAY_MS;
const REFUSAL_MS = monthsToMs(REFUSAL_MONTHS);
const ANSWER_MS = monthsToMs(ANSWER_MONTHS);

/** Narrows a form field or a stored value to an answer. */
export function isConsentType(value: unknown): value is ConsentType {
  return typeof value === 'string' && consentTypes.some((type) => type === value);
}

/** An answer given now, to the policy in force. */
export function recordConsent(
  type: ConsentType,
  provider: string | null,
  now: Date,
): ConsentRecord {
  return { type, time: now.toISOString(), policy: PRIVACY_POLICY.version, provider };
}

/** True when the banner has to show on a site that is configured with this analytics provider. */
export function mustAsk(record: ConsentRecord | null, provider: string | null, now: Date): boolean {
  if (record === null || record.policy !== PRIVACY_POLICY.version) return true;
  // A provider that is gone leaves nothing to ask about.
  if (provider !== null && record.provider !== provider) return true;
  if (record.type !== 'none') return false;
  const age = now.getTime() - Date.parse(record.time);
  // A record from the future is a wrong clock or a forgery: no proof of a refusal either way.
  return age >= REFUSAL_MS || age < -DAY_MS;
}

/** How long the browser may keep the answer, in seconds. */
export function consentLasts(type: ConsentType): number {
  return (type === 'none' ? REFUSAL_MS : ANSWER_MS) / 1000;
}

/** `all.2026-11.1795251234~statistics.example`: a record as a cookie value that needs no escaping. */
export function toConsentCookie({ type, policy, time, provider }: ConsentRecord): string {
  const answer = `${type}.${policy}.${Math.floor(Date.parse(time) / 1000)}`;
  return provider === null ? answer : `${answer}~${provider}`;
}

/** Reads a cookie value back; null for anything else. */
export function fromConsentCookie(value: string | null | undefined): ConsentRecord | null {
  const [answer = '', provider = null] = (value ?? '').split('~');
  const [type, policy, seconds, more] = answer.split('.');
  if (!isConsentType(type) || !policy || !/^\d{9,11}$/.test(seconds ?? '') || more !== undefined) {
    return null;
  }
  return { type, policy, time: new Date(Number(seconds) * 1000).toISOString(), provider };
}
