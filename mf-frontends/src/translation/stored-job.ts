import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { DRAFT_DAYS } from '@wabu/shared/entities/retention';
import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { TranslationJob } from '../model/translation/job.ts';

let opened: ReturnType<typeof createStore> | null = null;

// Without IndexedDB (private windows) a job lasts as long as its tab.
async function attempt<T>(work: (jobs: ReturnType<typeof createStore>) => Promise<T>) {
  try {
    opened ??= createStore('wabu-translations', 'jobs');
    return await work(opened);
  } catch {
    opened = null;
    return undefined;
  }
}

const MAX_JOBS = 10;
const JOB_MS = DRAFT_DAYS * DAY_MS;

export function getStoredJob(key: string): Promise<TranslationJob | undefined> {
  return attempt(async (jobs) => {
    await pruneJobs(jobs);
    return get<TranslationJob>(key, jobs);
  });
}

async function pruneJobs(jobs: ReturnType<typeof createStore>): Promise<void> {
  const newestFirst = (await entries<string, TranslationJob>(jobs))
    .map(([key, { id }]) => ({ key, startedAt: Number(id) }))
    .sort((one, other) => other.startedAt - one.startedAt);
  const oldest = Date.now() - JOB_MS;
  const ended = newestFirst.filter(({ startedAt }, at) => at >= MAX_JOBS || startedAt < oldest);
  if (ended.length > 0)
    await delMany(
      ended.map(({ key }) => key),
      jobs,
    );
}

export async function setStoredJob(key: string, job: TranslationJob): Promise<void> {
  await attempt((jobs) => set(key, job, jobs));
}

export async function removeStoredJob(key: string): Promise<void> {
  await attempt((jobs) => del(key, jobs));
}
