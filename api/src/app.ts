import { Hono, type MiddlewareHandler } from 'hono';
import { accountsRoutes } from './accounts/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { frontendsRoutes } from './frontends/routes.ts';
import type { ApiEnv } from './http/env.ts';
import { answerProblem, malformed, notFound } from './http/problem.ts';
import { requestContext } from './http/request-context.ts';
import { appRecords } from './kinds.ts';
import { modulesRoutes } from './modules/routes.ts';
import { openapiRoutes } from './operation/openapi/routes.ts';
import { operationRoutes } from './operation/routes.ts';
import { peopleRoutes } from './people/routes.ts';
import type { Platform } from './platform/platform.ts';
import type { AppRecords } from './records/pipeline/app-records.ts';
import { recordRoutes } from './records/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import { hostGate } from './site/own-hosts/host-gate.ts';
import { siteRoutes } from './site/routes.ts';
import { supplierRoutes } from './suppliers/routes.ts';

/** The calls of the contract. The typed client derives its types from this chain. */
const routes = new Hono<ApiEnv>()
  .route('/', accountsRoutes)
  .route('/', supplierRoutes)
  .route('/', frontendsRoutes)
  .route('/', siteRoutes)
  .route('/', requestRoutes)
  .route('/', recordRoutes)
  .route('/', fileRoutes)
  .route('/', peopleRoutes)
  .route('/', operationRoutes)
  .route('/', modulesRoutes);

export type ApiRoutes = typeof routes;

/** Adds routes of the same origin behind the contract, such as composed pages. */
export type Mount = (app: Hono<ApiEnv>, platform: Platform) => void;

/** The whole server on a platform; `app.fetch` takes a `Request` and returns a `Response`. */
export function createApp(
  platform: Platform,
  mounts: Mount[] = [],
  records: AppRecords = appRecords,
): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(requestContext(platform));
  app.use(async (c, next) => {
    c.set('records', records);
    await next();
  });
  app.use(requireValidHost);
  app.use(hostGate(platform));
  app.onError(answerProblem);
  app.notFound((c) => answerProblem(notFound(), c));
  app.route('/', routes);
  app.route('/', openapiRoutes);
  for (const mount of mounts) mount(app, platform);
  return app;
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const NAME = new RegExp(`^(?:${LABEL}\\.)*${LABEL}\\.?$`);
const IPV6 = /^\[[0-9a-f:.]+\]$/;
const MAX_NAME_LENGTH = 254;

/** True for a host name (RFC 1123) or address, with or without a port. `URL` accepts more: `a"b.example`. */
function isValidHost(host: string): boolean {
  const [, name = '', port = ''] = /^(.*?)(?::(\d{1,5}))?$/.exec(host.toLowerCase()) ?? [];
  const isName = name.length <= MAX_NAME_LENGTH && NAME.test(name);
  return (isName || IPV6.test(name)) && Number(port) <= 65_535;
}

/** Throws 400 for an invalid `Host`: pages and the sitemap build links from it. */
const requireValidHost: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (!isValidHost(new URL(c.req.url).host)) throw malformed('Host non valido');
  await next();
};
