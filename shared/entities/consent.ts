/** The visitor's three possible answers to the cookie banner. */
export const consentTypes = ['all', 'necessary', 'none'] as const;
export type ConsentType = (typeof consentTypes)[number];

/** The privacy policy in force. A new version asks everybody again, because the old answer was to another text. */
export const PRIVACY_POLICY = { version: '2026-11', updated: '2026-11-21' } as const;

/** An answer with what makes it provable: when it was given, and to which text. */
export interface ConsentRecord {
  type: ConsentType;
  /** ISO 8601 in UTC. */
  time: string;
  policy: string;
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
/** The field that carries the answer, and its fourth value: show me the question again. */
export const CONSENT_FIELD = 'choice';
export const ASK_AGAIN = 'ask';

const DAY = 86_400_000;
/** After a refusal the question rests for six months (Garante, 10 June 2021). */
export const REFUSAL_RESTS = 182 * DAY;
/** Any other answer is kept for a year. */
export const ANSWER_KEPT = 365 * DAY;

/** Narrows a form field or a stored value to an answer. */
export function isConsentType(value: unknown): value is ConsentType {
  return typeof value === 'string' && consentTypes.some((type) => type === value);
}

/** An answer given now, to the policy in force. */
export function recordConsent(type: ConsentType, now: Date): ConsentRecord {
  return { type, time: now.toISOString(), policy: PRIVACY_POLICY.version };
}

/** True when the banner has to show. */
export function mustAsk(record: ConsentRecord | null, now: Date): boolean {
  if (record === null || record.policy !== PRIVACY_POLICY.version) return true;
  if (record.type !== 'none') return false;
  const age = now.getTime() - Date.parse(record.time);
  // A record from the future is a wrong clock or a forgery: no proof of a refusal either way.
  return age >= REFUSAL_RESTS || age < -DAY;
}

/** How long the browser may keep the answer, in seconds. */
export function consentLasts(type: ConsentType): number {
  return (type === 'none' ? REFUSAL_RESTS : ANSWER_KEPT) / 1000;
}

/** `none.2026-11.1795251234`: a record as a cookie value that needs no escaping. */
export function toConsentCookie({ type, policy, time }: ConsentRecord): string {
  return `${type}.${policy}.${Math.floor(Date.parse(time) / 1000)}`;
}

/** Reads a cookie value back; null for anything else. */
export function fromConsentCookie(value: string | null | undefined): ConsentRecord | null {
  const [type, policy, seconds, more] = (value ?? '').split('.');
  if (!isConsentType(type) || !policy || !/^\d{9,11}$/.test(seconds ?? '') || more !== undefined) {
    return null;
  }
  return { type, policy, time: new Date(Number(seconds) * 1000).toISOString() };
}
