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

/** The stored answer. `record` is null when only the two keys of the specification are stored. */
export interface StoredConsent {
  type: ConsentType | null;
  record: ConsentRecord | null;
  /** True when the answer is in the cookie only. */
  isFromCookie: boolean;
}

/** Reads the stored answer and removes invalid values. */
export function readConsent(): StoredConsent {
  const inCookie = fromConsentCookie(readCookie(CONSENT_COOKIE));
  const type = getItem('localStorage', consentKeys.type);
  const record = readRecord();
  if (!isConsentType(type)) {
    removeKeys(consentKeys.type, consentKeys.consent, consentKeys.record);
  } else if (!isOlder(record, inCookie)) {
    const matching = record?.type === type ? record : null;
    if (matching === null) removeKeys(consentKeys.record);
    return { type, record: matching, isFromCookie: false };
  }
  return { type: inCookie?.type ?? null, record: inCookie, isFromCookie: true };
}

/** Stores an answer: the two keys of the specification, the record, and the cookie for the server. */
export function writeConsent(record: ConsentRecord): void {
  const { type } = record;
  setItem('localStorage', consentKeys.consent, String(type !== 'none'));
  setItem('localStorage', consentKeys.type, type);
  setItem('localStorage', consentKeys.record, JSON.stringify(record));
  // The cookie holds the answer where storage is blocked or full.
  writeConsentCookie(record);
}

/** Writes the answer to the cookie that the server reads. It expires when the answer does. */
export function writeConsentCookie(record: ConsentRecord): void {
  const { type } = record;
  const lasts = `Max-Age=${consentLasts(type)}; Path=/; SameSite=Lax`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari.
  document.cookie = `${CONSENT_COOKIE}=${toConsentCookie(record)}; ${lasts}${secure}`;
}

/** Removes the `cookieConsent` key, as the specification asks on revocation. */
export function removeConsentFlag(): void {
  removeKeys(consentKeys.consent);
}

/** Stores the technical flag of the specification. */
export function writeTechnicalFlag(): void {
  setItem('localStorage', consentKeys.technical, 'true');
}

/** True when the stored answer requires the banner. */
export function needsAnswer({ type, record }: StoredConsent, now: Date): boolean {
  const provider = analyticsProvider();
  if (record !== null) return mustAsk(record, provider, now);
  // Without a record, a refusal has no date and a consent has no provider.
  return type !== 'necessary' && (type !== 'all' || provider !== null);
}

function readRecord(): ConsentRecord | null {
  const stored = getJson('localStorage', consentKeys.record) as Partial<ConsentRecord> | null;
  const { type, time = '', policy, provider } = stored ?? {};
  const isRecord = isConsentType(type) && typeof policy === 'string' && Date.parse(time) > 0;
  // Records of earlier versions have no provider.
  return isRecord ? { type, time, policy, provider: provider ?? null } : null;
}

/** True when the cookie holds a later answer, given without scripts. */
function isOlder(record: ConsentRecord | null, other: ConsentRecord | null): boolean {
  if (other === null) return false;
  // The cookie stores whole seconds.
  return record === null || Date.parse(other.time) > Date.parse(record.time) + 1000;
}

function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return pair?.slice(start.length);
}

function removeKeys(...keys: string[]): void {
  for (const key of keys) setItem('localStorage', key, null);
}
