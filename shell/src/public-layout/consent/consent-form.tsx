import {
  ASK_AGAIN,
  CONSENT_FIELD,
  CONSENT_PATH,
  isConsentType,
  KEEP,
  REVOKE,
} from '@wabu/shared/entities/privacy/consent';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import {
  BANNER_ID,
  choose,
  dismissBanner,
  reopenBanner,
  revoke,
  useConsent,
} from './consent-store.ts';

interface ConsentFormProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A form whose buttons answer the cookie question. Without scripts it posts, and the server does the same. */
export function ConsentForm({ className, children }: ConsentFormProps) {
  return (
    <form className={className} method="post" action={CONSENT_PATH}>
      {children}
    </form>
  );
}

let opener: HTMLElement | null = null;

/**
 * Answers every such form of the page, also those in modules, which know the address and not the store.
 * The focus goes to the banner when it opens and back to where the visitor was when it closes.
 */
export function handleConsentSubmit(event: FormEvent<HTMLElement>): void {
  const form = event.target as HTMLFormElement;
  if (form.getAttribute('action') !== CONSENT_PATH) return;
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  const answer =
    submitter?.getAttribute('name') === CONSENT_FIELD ? submitter.getAttribute('value') : null;
  if (answer === ASK_AGAIN) {
    opener = submitter;
    reopenBanner();
    requestAnimationFrame(() => document.getElementById(BANNER_ID)?.focus());
    return;
  }
  if (answer === REVOKE) revoke();
  else if (answer === KEEP) dismissBanner();
  else if (isConsentType(answer)) choose(answer);
  focusBack();
}

/** Escape in a reopened banner closes it without a change. */
export function handleBannerKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || useConsent.getState().type === null) return;
  dismissBanner();
  focusBack();
}

function focusBack(): void {
  const back = opener?.isConnected ? opener : document.getElementById('content');
  back?.focus({ preventScroll: true });
  opener = null;
}
