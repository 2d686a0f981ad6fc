import { afterAll, beforeAll } from '@jest/globals';
import { Miniflare } from 'miniflare';
import { describeObjectStore } from '../src/platform/testing/object-store-contract.ts';
import { r2Objects } from '../src/platform/workerd/r2-objects.ts';
import { bindingsWorker, r2Behind } from './bindings-worker.ts';

let worker: Miniflare;
let buckets = 0;

beforeAll(() => {
  const names = Array.from({ length: 8 }, (_, number) => `bucket-${number}`);
  worker = new Miniflare({
    workers: names.map((name) => ({
      ...bindingsWorker,
      name,
      routes: [`${name}.test/*`],
      d1Databases: ['DB'],
      r2Buckets: { OBJECTS: name },
    })),
    cf: false,
  });
});
afterAll(() => worker.dispose());

describeObjectStore('of R2', () => r2Objects(r2Behind(bucket(), 20)));

/** A bucket of its own for each test. */
function bucket() {
  const name = `bucket-${buckets++}.test`;
  return async (url: string, init: RequestInit): Promise<Response> => {
    const at = url.replace('bindings.test', name);
    const answer = await worker.dispatchFetch(at, init as never);
    return new Response(answer.status === 404 ? null : await answer.arrayBuffer(), {
      status: answer.status,
    });
  };
}
