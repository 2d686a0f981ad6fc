import { createStore, del, get, set } from 'idb-keyval';
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

/** Reads the job of an earlier visit. */
export function getStoredJob(key: string): Promise<TranslationJob | undefined> {
  return attempt((jobs) => get<TranslationJob>(key, jobs));
}

export async function setStoredJob(key: string, job: TranslationJob): Promise<void> {
  await attempt((jobs) => set(key, job, jobs));
}

export async function removeStoredJob(key: string): Promise<void> {
  await attempt((jobs) => del(key, jobs));
}
