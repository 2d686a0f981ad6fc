import { ensureKing } from './accounts/sign-in/first-king.ts';
import { createApp } from './app.ts';
import { appRecords } from './kinds.ts';
import { modulesOf } from './modules/module-source.ts';
import { storeProgramFiles } from './modules/program.ts';
import { runMaintenance } from './operation/maintenance/run-maintenance.ts';
import type { Platform } from './platform/platform.ts';
import { site } from './site.ts';

type App = ReturnType<typeof createApp>;

/** The user that the first request of an installation adds. */
interface FirstKing {
  KING_USERNAME?: string;
  KING_PASSWORD?: string;
}

/** The handlers of a Worker on the platform that `open` makes of its bindings. */
export function createWorker<Env extends FirstKing>(open: (env: Env) => Platform) {
  /** The app of this isolate, created by its first request. */
  let app: Promise<App> | null = null;

  async function start(env: Env): Promise<App> {
    const platform = open(env);
    const { KING_USERNAME: username = 'king', KING_PASSWORD: password } = env;
    if (password !== undefined) await ensureKing(platform, { username, password });
    return createApp(platform, site);
  }

  return {
    async fetch(request: Request, env: Env, context: object): Promise<Response> {
      app ??= start(env).catch((error: unknown) => {
        app = null;
        throw error;
      });
      return (await app).fetch(request, env, context as never);
    },
    /** The daily maintenance, at the time in wrangler.jsonc. */
    async scheduled(_event: object, env: Env): Promise<void> {
      const platform = open(env);
      await runMaintenance(platform, appRecords.kinds);
      await storeProgramFiles(platform, await modulesOf(platform).program());
    },
  };
}
