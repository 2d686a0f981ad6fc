/** Longer than this the page never waits for work that can be interrupted. */
const SLICE_MS = 8;

/** As much of the work as a slice holds; its result, when that was all of it. */
export function oneSlice<Result>(work: Generator<void, Result>): Result | undefined {
  const until = performance.now() + SLICE_MS;
  do {
    const step = work.next();
    if (step.done) return step.value;
  } while (performance.now() < until);
  return undefined;
}

/** Does the work slice by slice, and between them lets the page do what waits; gives back how to end it. */
export function inSlices<Result>(
  work: Generator<void, Result>,
  done: (result: Result) => void,
): () => void {
  let isOver = false;
  const goOn = () => {
    if (isOver) return;
    const result = oneSlice(work);
    if (result !== undefined) done(result);
    else void nextTurn().then(goOn);
  };
  void nextTurn().then(goOn);
  return () => {
    isOver = true;
  };
}

/**
 * To be asked again and again in long work: waits for the next turn where this one has lasted long enough. The
 * first time it never waits: work that is done then has held up nobody.
 */
export function takingTurns(): () => Promise<void> {
  let until: number | undefined;
  return async () => {
    if (until !== undefined && performance.now() < until) return;
    if (until !== undefined) await nextTurn();
    until = performance.now() + SLICE_MS;
  };
}

/** Does the work step by step where nobody waits for anything else; gives back how to end it. */
export function inSpareTime(work: Iterator<void>): () => void {
  let timer: number;
  const goOn = () => {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) if (work.next().done) return;
    later();
  };
  const later = () => {
    // Safari has no idle time to give.
    timer = window.requestIdleCallback?.(goOn) ?? window.setTimeout(goOn, 50);
  };
  later();
  return () => (window.cancelIdleCallback ?? window.clearTimeout)(timer);
}

interface Turns {
  scheduler?: { yield?: () => Promise<void> };
}

/** Without a scheduler, which comes back before what is less urgent, by a timer. */
const nextTurn = () =>
  (window as Turns).scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));
