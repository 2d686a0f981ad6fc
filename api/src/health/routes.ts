import { newRoutes } from '../http/env.ts';
import { answerCheck, cachedCheck } from './answer-check.ts';
import { checkDocuments, checkReady, checkRelational, checkStorage } from './checks.ts';

const isReady = cachedCheck('ready', checkReady);

export const healthRoutes = newRoutes()
  .get('/api/d1/checkd1', answerCheck('Database relazionale', checkRelational))
  .get('/api/mongo/checkmongo', answerCheck('Database documenti', checkDocuments))
  .get('/api/r2/checkr2', answerCheck('Archivio file', checkStorage))
  .get('/random', (c) => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    return c.text(String(number % 1_000_000), 200);
  })
  .get('/healthz', async (c) =>
    (await isReady(c.get('platform')))
      ? c.json({ status: 'ok' }, 200)
      : c.json({ status: 'unavailable' }, 503),
  );
