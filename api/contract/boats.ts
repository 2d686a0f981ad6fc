import type { ExecutionContext } from 'hono';
import { createApp } from '../src/app.ts';
import { appRecords } from '../src/kinds.ts';
import type { Platform } from '../src/platform/platform.ts';
import { kindsByName } from '../src/records/pipeline/app-records.ts';
import { boatKind } from '../src/records/testing/boat.ts';
import { boatRoutes } from '../src/records/testing/boat-routes.ts';

type Fetch = (
  request: Request,
  env: object,
  context?: ExecutionContext,
) => Response | Promise<Response>;

export const BOATS = '/boats';

/** Answers below `/boats` from an app on the same stores that has boats too. */
export function withBoats(platform: Platform, fetch: Fetch): Fetch {
  const kinds = new Map([...appRecords.kinds, ...kindsByName(boatKind)]);
  const records = { ...appRecords, kinds };
  const boats = createApp(platform, [(app) => app.route('/', boatRoutes)], records);
  return (request, env, context) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(`${BOATS}/`)) return fetch(request, env, context);
    url.pathname = url.pathname.slice(BOATS.length);
    return boats.fetch(new Request(url, request), env, context);
  };
}
