/** The longest time that a slice blocks the main thread. */
const SLICE_MS = 8;

/** Runs one slice; returns the result when the work is complete, else undefined. */
export function runSlice<Result>(work: Generator<void, Result>): Result | undefined {
  const until = performance.now() + SLICE_MS;
  do {
    const step = work.next();
    if (step.done) return step.value;
  } while (performance.now() < until);
  return undefined;
}

/** Runs the work in slices and yields to the main thread between them. Returns a cancel function. */
export function runSliced<Result>(
  work: Generator<void, Result>,
  done: (result: Result) => void,
): () => void {
  let isOver = false;
  const goOn = () => {
    if (isOver) return;
    const result = runSlice(work);
    if (result !== undefined) done(result);
    else void yieldToMain().then(goOn);
  };
  void yieldToMain().then(goOn);
  return () => {
    isOver = true;
  };
}

/**
 * Returns a function for long work to await repeatedly: it yields to the main thread when the current slice
 * has used its time. The first call never yields.
 */
export function createYielder(): () => Promise<void> {
  let until: number | undefined;
  return async () => {
    if (until !== undefined && performance.now() < until) return;
    if (until !== undefined) await yieldToMain();
    until = performance.now() + SLICE_MS;
  };
}

/** Runs the work in idle callbacks. Returns a cancel function. */
export function runWhenIdle(work: Iterator<void>): () => void {
  let timer: number;
  const goOn = () => {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) if (work.next().done) return;
    later();
  };
  const later = () => {
    // Safari lacks `requestIdleCallback`.
    timer = window.requestIdleCallback?.(goOn) ?? window.setTimeout(goOn, 50);
  };
  later();
  return () => (window.cancelIdleCallback ?? window.clearTimeout)(timer);
}

interface Turns {
  scheduler?: { yield?: () => Promise<void> };
}

/** `scheduler.yield()` (MDN: Prioritized Task Scheduling API), or a timer where it is missing. */
const yieldToMain = () =>
  (window as Turns).scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));
