import type { WorkerEnvironment } from '../src/platform/workerd/bindings.ts';
import { workerPlatform } from '../src/platform/workerd/worker-platform.ts';
import { createWorker } from '../src/worker.ts';
import { fastHashes } from './fast-hashes.ts';

/** The Worker as deployed, except that a sign-in costs no quarter of a second. */
export default createWorker((env: WorkerEnvironment) => ({
  ...workerPlatform(env),
  passwords: fastHashes(),
}));
