import { DAY_MS, MINUTE_MS } from '@wabu/shared/entities/measures/durations';

/** The delay of the first run, so that it does not slow the start. */
const FIRST_MS = MINUTE_MS;

/** Runs a job after a minute and then each day. Logs a failure and continues. */
export function runDaily(
  job: () => Promise<void>,
  onError: (error: unknown) => void,
): { stop: () => void } {
  const go = () => void job().catch(onError);
  let timer = setTimeout(() => {
    go();
    timer = setInterval(go, DAY_MS).unref();
  }, FIRST_MS).unref();
  return { stop: () => clearTimeout(timer) };
}
