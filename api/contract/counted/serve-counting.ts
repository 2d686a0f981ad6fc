import type { D1, WorkerEnvironment } from '../../src/platform/workerd/bindings.ts';
import { workerPlatform } from '../../src/platform/workerd/worker-platform.ts';
import { createWorker } from '../../src/worker.ts';

/** What D1 counts, and bills. */
interface Meta {
  rows_read: number;
  rows_written: number;
}

/** The Worker as deployed; each answer has in `D1-Rows` what its queries have read and written. */
const counted = { queries: 0, read: 0, written: 0 };

const counting = (d1: D1): D1 => ({
  prepare: (sql) => d1.prepare(sql),
  batch: async (statements) => {
    const results = await d1.batch(statements);
    counted.queries += results.length;
    for (const { meta } of results as unknown as { meta: Meta }[]) {
      counted.read += meta.rows_read;
      counted.written += meta.rows_written;
    }
    return results;
  },
});

const worker = createWorker((env: WorkerEnvironment) =>
  workerPlatform({ ...env, DB: counting(env.DB) }),
);

export default {
  ...worker,
  async fetch(request: Request, env: WorkerEnvironment, context: object): Promise<Response> {
    Object.assign(counted, { queries: 0, read: 0, written: 0 });
    const answer = await worker.fetch(request, env, context);
    // The queries of a streamed answer end with it.
    const body = [204, 304].includes(answer.status) ? null : await answer.arrayBuffer();
    const headers = new Headers(answer.headers);
    headers.set('D1-Rows', JSON.stringify(counted));
    return new Response(body, { status: answer.status, headers });
  },
};
