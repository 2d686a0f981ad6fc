import { CONDITION_ATTRIBUTE } from '@wabu/shared/entities/page-conditions';
import {
  ASK_PARAMETER,
  type ConsentType,
  consentKeys,
  consentTypes,
  recordConsent,
} from '@wabu/shared/entities/privacy/consent';
import { analyticsProvider, isPrerendering } from '@wabu/shared/page';
import { create } from 'zustand';
import { clearAnalytics, startAnalytics } from './analytics.ts';
import {
  needsAnswer,
  readConsent,
  removeConsentFlag,
  writeConsent,
  writeConsentCookie,
  writeTechnicalFlag,
} from './consent-storage.ts';

export const BANNER_ID = 'cookie-banner';

interface ConsentState {
  isOpen: boolean;
  /** The valid answer; null while the banner asks for one. */
  type: ConsentType | null;
}

/**
 * The visitor's consent. Until `startConsent` it mirrors the prerendered HTML, so that hydration matches the
 * banner that the server has kept or removed.
 */
export const useConsent = create<ConsentState>(initialState);

function initialState(): ConsentState {
  if (isPrerendering) return { isOpen: true, type: null };
  const banner = document.getElementById(BANNER_ID);
  const type = consentTypes.find((one) =>
    banner?.querySelector(`[${CONDITION_ATTRIBUTE}="answered-${one}"]`),
  );
  return { isOpen: banner !== null, type: type ?? null };
}

/** Reads the stored answer, shows the banner if required, and starts analytics if "all" is valid. */
export function startConsent(now = new Date()): void {
  const stored = readConsent();
  const isDue = needsAnswer(stored, now);
  writeTechnicalFlag();
  if (stored.record) (stored.isFromCookie ? writeConsent : writeConsentCookie)(stored.record);
  const type = isDue ? null : stored.type;
  useConsent.setState(({ isOpen, type: shown }) => ({
    // The server reopened the banner when the footer entry was used before scripts ran.
    isOpen: isDue || (isOpen && shown !== null),
    type,
  }));
  removeAskParameter();
  if (type === 'all') startAnalytics();
}

/** Removes `?cookies=ask`, so that a reload does not reopen the banner. */
function removeAskParameter(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(ASK_PARAMETER)) return;
  address.searchParams.delete(ASK_PARAMETER);
  history.replaceState(history.state, '', address);
}

/** Stores an answer and closes the banner. After a withdrawn "all" it removes analytics and reloads. */
export function choose(type: ConsentType): void {
  // An answer that has lapsed may have started analytics too.
  const before = useConsent.getState().type ?? readConsent().type;
  writeConsent(recordConsent(type, analyticsProvider(), new Date()));
  useConsent.setState({ isOpen: false, type });
  if (type === 'all') startAnalytics();
  else if (before === 'all') clearAnalyticsAndReload();
}

/** Revokes the consent: stores "none", removes the flag and analytics data, and reloads. */
export function revoke(): void {
  writeConsent(recordConsent('none', analyticsProvider(), new Date()));
  removeConsentFlag();
  useConsent.setState({ isOpen: false, type: 'none' });
  clearAnalyticsAndReload();
}

/** Applies answers given in other tabs. Returns a stop function. */
export function followConsent(): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== consentKeys.record) return;
    const before = useConsent.getState().type;
    startConsent();
    if (before === 'all' && useConsent.getState().type !== 'all') clearAnalyticsAndReload();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** Shows the banner again. */
export function reopenBanner(): void {
  useConsent.setState({ isOpen: true });
}

/** Closes a reopened banner without a change. Without a valid answer the banner stays. */
export function dismissBanner(): void {
  if (useConsent.getState().type !== null) useConsent.setState({ isOpen: false });
}

function clearAnalyticsAndReload(): void {
  clearAnalytics();
  // A script that has run cannot be unloaded; a reload removes it.
  location.reload();
}
