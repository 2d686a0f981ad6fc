/** A start is busy enough; the first round comes a little later. */
const FIRST_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Goes the round after a minute and then each day; a round that fails is told and the next one comes. */
export function everyDay(
  round: () => Promise<void>,
  failed: (error: unknown) => void,
): { stop: () => void } {
  const go = () => void round().catch(failed);
  let timer = setTimeout(() => {
    go();
    timer = setInterval(go, DAY_MS).unref();
  }, FIRST_MS).unref();
  return { stop: () => clearTimeout(timer) };
}
