import * as z from 'zod/mini';
import { newRoutes } from '../http/env.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { answerCheck, cachedCheck } from './answer-check.ts';
import { checkReady, checkRelational } from './checks.ts';

const text = 'text/plain';
const checkAnswer = { type: text, others: [503] } as const;
const isReady = cachedCheck('ready', checkReady);

export const healthRoutes = newRoutes()
  .get(
    '/api/d1/checkd1',
    describeRoute('Whether the relational store answers', checkAnswer),
    answerCheck('Database relazionale', checkRelational),
  )
  .get(
    '/api/mongo/checkmongo',
    describeRoute('Whether the document store answers', checkAnswer),
    answerCheck('Database documenti', ({ documents }) => documents.check()),
  )
  .get(
    '/api/r2/checkr2',
    describeRoute('Whether the object store answers', checkAnswer),
    answerCheck('Archivio file', ({ objects }) => objects.check()),
  )
  .get('/random', describeRoute('A random number below 1,000,000', { type: text }), (c) => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    return c.text(String(number % 1_000_000), 200);
  })
  .get(
    '/healthz',
    describeRoute('Whether the server is ready: the relational store and the signed registry', {
      json: z.object({ status: z.string() }),
      others: [503],
    }),
    async (c) =>
      (await isReady(c.get('platform')))
        ? c.json({ status: 'ok' }, 200)
        : c.json({ status: 'unavailable' }, 503),
  );
