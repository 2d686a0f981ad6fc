import { createApp } from './app.ts';
import { runMaintenance } from './maintenance/run-maintenance.ts';
import type { WorkerEnvironment } from './platform/workerd/bindings.ts';
import { workerPlatform } from './platform/workerd/worker-platform.ts';
import { site } from './site.ts';
import { ensureKing } from './users/first-king.ts';

type App = ReturnType<typeof createApp>;
/** The app of this isolate, created by its first request. */
let app: Promise<App> | null = null;

async function start(env: WorkerEnvironment): Promise<App> {
  const platform = workerPlatform(env);
  const { KING_USERNAME: username = 'king', KING_PASSWORD: password } = env;
  if (password !== undefined) await ensureKing(platform, { username, password });
  return createApp(platform, site);
}

export default {
  async fetch(request: Request, env: WorkerEnvironment, context: object): Promise<Response> {
    app ??= start(env).catch((error: unknown) => {
      app = null;
      throw error;
    });
    return (await app).fetch(request, env, context as never);
  },
  /** The daily maintenance, at the time in wrangler.jsonc. */
  async scheduled(_event: object, env: WorkerEnvironment): Promise<void> {
    await runMaintenance(workerPlatform(env));
  },
};
