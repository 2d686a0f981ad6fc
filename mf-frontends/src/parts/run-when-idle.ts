type Task = () => void;

const tasks = new Set<Task>();
let isScheduled = false;
/** Longer work would delay the next key press. */
const SLICE_MS = 8;
/** Between slices, where the browser lacks `requestIdleCallback` (Safari). */
const PAUSE_MS = 50;

/** The source of idle time; component tests replace it. */
export const idle = {
  request(run: Task): void {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 2_000 });
    else setTimeout(run, PAUSE_MS);
  },
};

/** Runs a task when the browser is idle, several in one slice. Returns a function that cancels it. */
export function runWhenIdle(task: Task): () => void {
  tasks.add(task);
  schedule();
  return () => tasks.delete(task);
}

function schedule(): void {
  if (isScheduled || tasks.size === 0) return;
  isScheduled = true;
  idle.request(run);
}

function run(): void {
  isScheduled = false;
  const end = performance.now() + SLICE_MS;
  for (const task of tasks) {
    tasks.delete(task);
    task();
    if (performance.now() > end) break;
  }
  schedule();
}
