import { requestIdle } from '@wabu/shared/page';

/** Until what the page itself loads has come; the browser keeps the measures of before. */
const DELAY_MS = 5_000;

/** Measures the page, with code that comes after everything that the page needs. Returns what cancels it. */
export function startVitals(): () => void {
  let cancelIdle = () => {};
  const timer = setTimeout(() => {
    cancelIdle = requestIdle(() => {
      import(/* webpackChunkName: 'rest' */ './report-vitals.ts')
        .then(({ reportVitals }) => reportVitals())
        .catch(() => undefined);
    });
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    cancelIdle();
  };
}
