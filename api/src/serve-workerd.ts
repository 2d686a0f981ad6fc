import { workerPlatform } from './platform/workerd/worker-platform.ts';
import { createWorker } from './worker.ts';

export default createWorker(workerPlatform);
