import type { ExecutionContext } from 'hono';
import type { WorkerEnvironment } from '../src/platform/workerd/bindings.ts';
import { workerPlatform } from '../src/platform/workerd/worker-platform.ts';
import { createWorker } from '../src/worker.ts';
import { withBoats } from './boats.ts';
import { fastHashes } from './fast-hashes.ts';

const platformOf = (env: WorkerEnvironment) => ({
  ...workerPlatform(env),
  passwords: fastHashes(),
});
const worker = createWorker(platformOf);
let fetchApp: ReturnType<typeof withBoats> | undefined;

/** The Worker as deployed, except that it also keeps boats and a sign-in costs no quarter of a second. */
export default {
  ...worker,
  fetch(request: Request, env: WorkerEnvironment, context: ExecutionContext) {
    fetchApp ??= withBoats(platformOf(env), (asked) => worker.fetch(asked, env, context));
    return fetchApp(request, env, context);
  },
};
