import {
  CONSENT_COOKIE,
  type ConsentRecord,
  type ConsentType,
  consentKeys,
  consentLasts,
  fromConsentCookie,
  isConsentType,
  mustAsk,
  toConsentCookie,
} from '@wabu/shared/entities/privacy/consent';
import { analyticsProvider } from '@wabu/shared/page';
import { getItem, getJson, setItem } from '@wabu/shared/storage';

/** The answer as it is stored; without a record it is only as good as the specification's two keys. */
export interface StoredConsent {
  type: ConsentType | null;
  record: ConsentRecord | null;
  /** True when only the server knows of it so far. */
  isFromCookie: boolean;
}

/** Reads the stored answer and removes what is no answer, so that a corrupt store asks once and is well. */
export function readConsent(): StoredConsent {
  const inCookie = fromConsentCookie(readCookie(CONSENT_COOKIE));
  const type = getItem('localStorage', consentKeys.type);
  const record = readRecord();
  if (!isConsentType(type)) {
    forget(consentKeys.type, consentKeys.consent, consentKeys.record);
  } else if (!isOlder(record, inCookie)) {
    const mine = record?.type === type ? record : null;
    if (mine === null) forget(consentKeys.record);
    return { type, record: mine, isFromCookie: false };
  }
  return { type: inCookie?.type ?? null, record: inCookie, isFromCookie: true };
}

/** Keeps an answer under the names of the specification, with its record and the cookie for the server. */
export function writeConsent(record: ConsentRecord): void {
  const { type } = record;
  setItem('localStorage', consentKeys.consent, String(type !== 'none'));
  setItem('localStorage', consentKeys.type, type);
  setItem('localStorage', consentKeys.record, JSON.stringify(record));
  // Where storage is blocked or full, the cookie still keeps the answer.
  writeConsentCookie(record);
}

/** Keeps the answer where the server sees it, for as long as it holds from today. */
export function writeConsentCookie(record: ConsentRecord): void {
  const { type } = record;
  const lasts = `Max-Age=${consentLasts(type)}; Path=/; SameSite=Lax`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${CONSENT_COOKIE}=${toConsentCookie(record)}; ${lasts}${secure}`;
}

/** Takes the flag of consent away, which is what revoking means to whoever reads only that key. */
export function removeConsentFlag(): void {
  forget(consentKeys.consent);
}

/** Notes that the technical cookies are in use. */
export function writeTechnicalFlag(): void {
  setItem('localStorage', consentKeys.technical, 'true');
}

/** True when the banner has to show for what is stored. */
export function needsAnswer({ type, record }: StoredConsent, now: Date): boolean {
  const provider = analyticsProvider();
  if (record !== null) return mustAsk(record, provider, now);
  // An answer of which only the specification's keys are left holds, unless it is a refusal of unknown age
  // or a consent to an unknown provider.
  return type !== 'necessary' && (type !== 'all' || provider !== null);
}

function readRecord(): ConsentRecord | null {
  const kept = getJson('localStorage', consentKeys.record) as Partial<ConsentRecord> | null;
  const { type, time = '', policy, provider } = kept ?? {};
  const isRecord = isConsentType(type) && typeof policy === 'string' && Date.parse(time) > 0;
  // Answers stored before providers were named are to none.
  return isRecord ? { type, time, policy, provider: provider ?? null } : null;
}

/** A choice made without scripts is only in the cookie, and may be the later one. */
function isOlder(record: ConsentRecord | null, other: ConsentRecord | null): boolean {
  if (other === null) return false;
  // The cookie keeps whole seconds.
  return record === null || Date.parse(other.time) > Date.parse(record.time) + 1000;
}

function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length);
}

function forget(...keys: string[]): void {
  for (const key of keys) setItem('localStorage', key, null);
}
