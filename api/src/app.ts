import { Hono, type MiddlewareHandler } from 'hono';
import { accountRoutes } from './account/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { frontendRoutes } from './frontends/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { noteAnswered } from './http/answered.ts';
import type { ApiEnv } from './http/env.ts';
import { answerProblem, malformed, notFound } from './http/problem.ts';
import { requestContext } from './http/request-context.ts';
import { traceIdOf } from './http/request-id.ts';
import { STRICT_TRANSPORT } from './http/security-headers.ts';
import { appRecords } from './kinds.ts';
import { responseFastPath } from './lists/response-fast-path.ts';
import { metricsRoutes } from './metrics/routes.ts';
import { mediaRoutes } from './microsites/media.ts';
import { micrositeRoutes } from './microsites/routes.ts';
import { openapiRoutes } from './openapi/routes.ts';
import { hostGate, hostInHeader, siteHostTest } from './own-hosts/host-gate.ts';
import { hostChallengeRoutes, ownHostRoutes } from './own-hosts/routes.ts';
import { listedMicrositeRoutes } from './pages/microsites/list-routes.ts';
import { recentAnswersOf } from './pages/microsites/recent-answers.ts';
import { peopleRoutes } from './people/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import type { FastResponse, ResponseFastPath } from './platform/fast-path.ts';
import { memoizeLast } from './platform/memoize-last.ts';
import type { Platform } from './platform/platform.ts';
import { presenceRoutes } from './presence/routes.ts';
import { previewRoutes } from './previews/routes.ts';
import { mapRoutes, moduleRoutes } from './registry/module-routes.ts';
import { releaseRoutes } from './registry/release-routes.ts';
import { replaceRoutes } from './replace/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { confirmationRoutes } from './sign-in/confirm-routes.ts';
import { sessionRoutes } from './sign-in/routes.ts';
import { secondStepRoutes } from './sign-in/second-step-routes.ts';
import { supplierRoutes } from './suppliers/routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { transferRoutes } from './transfer/routes.ts';
import { translationRoutes } from './translations/routes.ts';
import { trashRoutes } from './trash/routes.ts';
import { userRoutes } from './users/routes.ts';

/** The calls of the contract. The typed client derives its types from this chain. */
const routes = new Hono<ApiEnv>()
  .route('/', sessionRoutes)
  .route('/', accountRoutes)
  .route('/', secondStepRoutes)
  .route('/', confirmationRoutes)
  .route('/', supplierRoutes)
  .route('/', frontendRoutes)
  .route('/', micrositeRoutes)
  .route('/', replaceRoutes)
  .route('/', templateRoutes)
  .route('/', previewRoutes)
  .route('/', presenceRoutes)
  .route('/', ownHostRoutes)
  .route('/', userRoutes)
  .route('/', secondFactorRoutes)
  .route('/', peopleRoutes)
  .route('/', fileRoutes)
  .route('/', pictureRoutes)
  .route('/', trashRoutes)
  .route('/', historyRoutes)
  .route('/', translationRoutes)
  .route('/', searchRoutes)
  .route('/', healthRoutes)
  .route('/', metricsRoutes)
  .route('/', listedMicrositeRoutes)
  .route('/', releaseRoutes)
  .route('/', mapRoutes)
  .route('/', transferRoutes);

export type ApiRoutes = typeof routes;

/** Adds routes of the same origin behind the contract, such as composed pages. */
export type Mount = (app: Hono<ApiEnv>, platform: Platform) => void;

/** The whole server on a platform; `app.fetch` takes a `Request` and returns a `Response`. */
export function createApp(platform: Platform, mounts: Mount[] = []): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.use(requestContext(platform));
  app.use(async (c, next) => {
    c.set('records', appRecords);
    await next();
  });
  app.use(requireValidHost);
  app.use(hostGate(platform));
  app.onError(answerProblem);
  app.notFound((c) => answerProblem(notFound(), c));
  app.route('/', routes);
  app.route('/', moduleRoutes);
  app.route('/', mediaRoutes);
  app.route('/', hostChallengeRoutes);
  app.route('/', openapiRoutes);
  for (const mount of mounts) mount(app, platform);
  return app;
}

/** Answers cached lists and recent pages from memory, for a server that can skip Hono. */
export function createFastPath(platform: Platform): ResponseFastPath {
  const lists = responseFastPath(platform);
  const pages = recentAnswersOf(platform);
  const servesSite = siteHostTest(platform.settings.publicUrl);
  const isServedHost = memoizeLast(
    (host: string | undefined = '') => isValidHost(host) && servesSite(hostInHeader(host)),
  );
  const find: ResponseFastPath = (head) =>
    isServedHost(head.header('host')) ? (lists(head) ?? pages.find(head)) : null;
  const isStrict = platform.settings.strictTransport !== false;
  return observedFastPath(platform, isStrict ? find : (head) => withoutStrictTransport(find(head)));
}

function withoutStrictTransport(found: FastResponse | null): FastResponse | null {
  if (found === null) return null;
  const name = STRICT_TRANSPORT.toLowerCase();
  const at = found.headers.findIndex(
    (text, index) => index % 2 === 0 && text.toLowerCase() === name,
  );
  return at < 0 ? found : { ...found, headers: found.headers.toSpliced(at, 2) };
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

/** Counts and logs what a fast path answers, as `requestContext` does with the rest. */
function observedFastPath(platform: Platform, find: ResponseFastPath): ResponseFastPath {
  const { metrics, settings } = platform;
  if (metrics === undefined && !settings.accessLog) return find;
  return (head) => {
    const started = performance.now();
    const found = find(head);
    if (found === null) return null;
    const { route, status, requestId } = found;
    const traceId = () => traceIdOf(platform, head.header, head.env);
    noteAnswered(platform, head.env, started, {
      method: head.method,
      route,
      status,
      requestId,
      traceId,
    });
    return found;
  };
}
