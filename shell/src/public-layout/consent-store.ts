import { type ConsentType, consentKeys, recordConsent } from '@wabu/shared/entities/consent';
import { create } from 'zustand';
import { clearAnalytics, startAnalytics } from './analytics.ts';
import {
  markTechnical,
  needsAnswer,
  readConsent,
  removeConsentFlag,
  showServer,
  writeConsent,
} from './consent-storage.ts';

export const BANNER_ID = 'cookie-banner';
/** The answer that withdraws a consent given before. */
export const REVOKE = 'revoke';

interface ConsentState {
  isOpen: boolean;
  /** Null until the visitor has answered. */
  type: ConsentType | null;
}

/**
 * The visitor's consent. Until `startConsent` it says what the page that arrived says, so that hydration
 * finds the banner where the server put it, or left it out.
 */
export const useConsent = create<ConsentState>(() => ({
  isOpen: typeof document === 'undefined' || document.getElementById(BANNER_ID) !== null,
  type: null,
}));

/** Reads what is stored and acts on it: banner, and analytics where "all" is still in force. */
export function startConsent(now = new Date()): void {
  const stored = readConsent();
  const isOpen = needsAnswer(stored, now);
  markTechnical();
  if (stored.record) (stored.isFromCookie ? writeConsent : showServer)(stored.record);
  useConsent.setState({ isOpen, type: stored.type });
  if (stored.type === 'all' && !isOpen) startAnalytics();
}

/** Keeps an answer and closes the banner. Less than before also undoes what was allowed before. */
export function choose(type: ConsentType): void {
  const before = useConsent.getState().type;
  writeConsent(recordConsent(type, new Date()));
  useConsent.setState({ isOpen: false, type });
  if (type === 'all') startAnalytics();
  else if (before === 'all') leaveNothingBehind();
}

/** Withdraws a consent: the flag goes, what analytics left goes, and the page starts afresh. */
export function revoke(): void {
  writeConsent(recordConsent('none', new Date()));
  removeConsentFlag();
  useConsent.setState({ isOpen: false, type: 'none' });
  leaveNothingBehind();
}

/** Makes this tab follow an answer given in another one. Returns the way to stop. */
export function followConsent(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== consentKeys.record) return;
    const before = useConsent.getState().type;
    startConsent();
    if (before === 'all' && useConsent.getState().type !== 'all') leaveNothingBehind();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** Shows the banner again. */
export function askAgain(): void {
  useConsent.setState({ isOpen: true });
}

function leaveNothingBehind(): void {
  clearAnalytics();
  // A script that has run cannot be unloaded: only a new page is without it.
  location.reload();
}
