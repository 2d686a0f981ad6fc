import { requestIdle } from '@wabu/shared/page';

type Task = () => void;

const tasks = new Set<Task>();
let isScheduled = false;
const SLICE_MS = 8;
/** Even a busy page runs a slice after this time. */
const TIMEOUT_MS = 2_000;

export function runWhenIdle(task: Task): () => void {
  tasks.add(task);
  schedule();
  return () => tasks.delete(task);
}

function schedule(): void {
  if (isScheduled || tasks.size === 0) return;
  isScheduled = true;
  requestIdle(run, TIMEOUT_MS);
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

export function runAfterPauses(
  subscribe: (listener: () => void) => () => void,
  milliseconds: number,
  task: Task,
): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let cancel = () => {};
  const stop = () => {
    clearTimeout(timer);
    cancel();
  };
  const unsubscribe = subscribe(() => {
    stop();
    timer = setTimeout(() => {
      cancel = runWhenIdle(task);
    }, milliseconds);
  });
  return () => {
    stop();
    unsubscribe();
  };
}
