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
  /** The answer in force; null while the banner asks for one. */
  type: ConsentType | null;
}

/**
 * The visitor's consent. Until `startConsent` it says what the page that arrived says, so that hydration
 * finds the banner where the server put it, or left it out.
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

/** Reads what is stored and acts on it: banner, and analytics where "all" is still in force. */
export function startConsent(now = new Date()): void {
  const stored = readConsent();
  const isDue = needsAnswer(stored, now);
  writeTechnicalFlag();
  if (stored.record) (stored.isFromCookie ? writeConsent : writeConsentCookie)(stored.record);
  const type = isDue ? null : stored.type;
  useConsent.setState(({ isOpen, type: shown }) => ({
    // The footer entry may have been used before scripts ran: then the server reopened the banner.
    isOpen: isDue || (isOpen && shown !== null),
    type,
  }));
  removeAskParameter();
  if (type === 'all') startAnalytics();
}

/** A reload does not open the banner again. */
function removeAskParameter(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(ASK_PARAMETER)) return;
  address.searchParams.delete(ASK_PARAMETER);
  history.replaceState(history.state, '', address);
}

/** Keeps an answer and closes the banner. Less than before also undoes what was allowed before. */
export function choose(type: ConsentType): void {
  // An answer that is no longer in force may have left something behind too.
  const before = useConsent.getState().type ?? readConsent().type;
  writeConsent(recordConsent(type, analyticsProvider(), new Date()));
  useConsent.setState({ isOpen: false, type });
  if (type === 'all') startAnalytics();
  else if (before === 'all') clearAnalyticsAndReload();
}

/** Withdraws a consent: the flag goes, what analytics left goes, and the page starts afresh. */
export function revoke(): void {
  writeConsent(recordConsent('none', analyticsProvider(), new Date()));
  removeConsentFlag();
  useConsent.setState({ isOpen: false, type: 'none' });
  clearAnalyticsAndReload();
}

/** Makes this tab follow an answer given in another one. Returns the way to stop. */
export function followConsent(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== consentKeys.record) return;
    const before = useConsent.getState().type;
    startConsent();
    if (before === 'all' && useConsent.getState().type !== 'all') clearAnalyticsAndReload();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Shows the banner again. */
export function reopenBanner(): void {
  useConsent.setState({ isOpen: true });
}

/** Closes a reopened banner and leaves the answer as it is. A question stays until it is answered. */
export function dismissBanner(): void {
  if (useConsent.getState().type !== null) useConsent.setState({ isOpen: false });
}

function clearAnalyticsAndReload(): void {
  clearAnalytics();
  // A script that has run cannot be unloaded: only a new page is without it.
  location.reload();
}
