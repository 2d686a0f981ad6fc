import { requestIdle } from '@wabu/shared/page';

/** Until what the page itself loads has come; the browser keeps the measures of before. */
const DELAY_MS = 5_000;

/**
 * Measures the page that the browser has loaded, with code that comes after everything that the page needs. Returns
 * what cancels it.
 */
export function startVitals(): () => void {
  // After a sign-in by the form the browser's measures belong to the login page.
  if (navigator.userActivation?.hasBeenActive) return () => {};
  const path = location.pathname;
  let cancelIdle = () => {};
  const timer = setTimeout(() => {
    cancelIdle = requestIdle(() => {
      import(/* webpackChunkName: 'rest' */ './report-vitals.ts')
        .then(({ reportVitals }) => reportVitals(path))
        .catch(() => undefined);
    });
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    cancelIdle();
  };
}
