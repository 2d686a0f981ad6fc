import type { Mount } from '../app.ts';

/** Serves the OpenAPI document in development only. */
export const openapi: Mount = (app, { settings }) => {
  if (!settings.development) return;
  app.get('/api/openapi.json', async (c) => {
    const { describeCalls } = await import('./describe-calls.ts');
    return c.json(describeCalls(app), 200);
  });
};
