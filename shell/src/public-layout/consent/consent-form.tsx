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

/** A form whose buttons answer the cookie banner. Without scripts it posts to the api, which does the same. */
export function ConsentForm({ className, children }: ConsentFormProps) {
  return (
    <form className={className} method="post" action={CONSENT_PATH}>
      {children}
    </form>
  );
}

let opener: HTMLElement | null = null;

/**
 * Handles the submit of every consent form on the page, forms in modules included. Focuses the banner when
 * it opens and returns the focus when it closes.
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
  returnFocus();
}

/** Closes a reopened banner on Escape, without a change. */
export function handleBannerKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Escape' || useConsent.getState().type === null) return;
  dismissBanner();
  returnFocus();
}

function returnFocus(): void {
  const target = opener?.isConnected ? opener : document.getElementById('content');
  target?.focus({ preventScroll: true });
  opener = null;
}
