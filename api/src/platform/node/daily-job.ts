/** The delay of the first run, so that it does not slow the start. */
const FIRST_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

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
