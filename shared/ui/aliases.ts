/**
 * Former names of run-time exports. Modules that were built against them still run in this shell;
 * new code uses the names on the right. They go with the next major version of shell and contract.
 */
export {
  dismissToast as dismiss,
  showToast as notify,
  usePageToast as usePageNotify,
} from './feedback/toasts.ts';
export { DraftBanner as DraftNotice } from './forms/draft-banner.tsx';
export { onPageHide as whenLeaving } from './lifecycle/on-page-hide.ts';
export { useStableCallbacks as useStable } from './lifecycle/use-stable-callbacks.ts';
