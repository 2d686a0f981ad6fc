import { newRoutes } from '../http/env.ts';
import { answerCheck } from './answer-check.ts';
import { checkDocuments, checkRelational, checkStorage } from './checks.ts';

export const healthRoutes = newRoutes()
  .get('/api/d1/checkd1', answerCheck('Database relazionale', checkRelational))
  .get('/api/mongo/checkmongo', answerCheck('Database documenti', checkDocuments))
  .get('/api/r2/checkr2', answerCheck('Archivio file', checkStorage))
  .get('/random', (c) => {
    const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
    return c.text(String(number % 1_000_000), 200);
  })
  .get('/healthz', async (c) => {
    try {
      await checkRelational(c.get('platform'));
      return c.json({ status: 'ok' }, 200);
    } catch {
      return c.json({ status: 'unavailable' }, 503);
    }
  });
