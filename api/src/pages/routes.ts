import { ANIMATED_AVATAR_PATH } from '@wabu/shared/entities/files';
import { CONSENT_PATH } from '@wabu/shared/entities/privacy/consent';
import { splitPath } from '@wabu/shared/i18n/language-path';
import { LANGUAGE_KEY, languageCodes, staffLanguageOf } from '@wabu/shared/i18n/languages';
import type { Registry } from '@wabu/shared/module/registry';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import type { ApiEnv } from '../http/env.ts';
import { localPath } from '../http/local-path.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import { commonHeaders } from '../http/security-headers.ts';
import type { Platform } from '../platform/platform.ts';
import { modulesOf } from '../registry/module-source.ts';
import { answerConsent } from './answer-consent.ts';
import { bannerState } from './banner-state.ts';
import { chooseLanguage } from './choose-language.ts';
import { type CachedPage, PageCache } from './page-cache.ts';
import { type PagePlan, planPage } from './plan-page.ts';
import {
  answerDefaultAvatar,
  answerRobots,
  answerSiteFile,
  answerSitemap,
  siteFiles,
} from './site-files.ts';
import { siteOrigin } from './site-origin.ts';
import { storeChosenLanguage } from './store-language.ts';

/** A blocked module returns by hand, so visitors need not retry soon. */
const RETRY_SECONDS = '120';

/** All pages in nine languages, and the files at the root (icons, robots.txt, sitemap). */
export function pages(app: Hono<ApiEnv>, platform: Platform): void {
  const source = modulesOf(platform);
  let cached: { registry: Registry; pages: PageCache } | undefined;

  async function current(): Promise<{ registry: Registry; pages: PageCache }> {
    const registry = await source.registry();
    // Every page contains the registry, so a changed registry renders all pages again.
    if (cached?.registry !== registry)
      cached = { registry, pages: new PageCache(platform, source, registry) };
    return { registry, pages: cached.pages };
  }

  for (const path of Object.keys(siteFiles)) {
    app.get(path, async (c) => answerSiteFile(c, path, (await current()).pages));
  }
  app.get(ANIMATED_AVATAR_PATH, answerDefaultAvatar);
  app.get('/robots.txt', (c) => answerRobots(c));
  app.get('/sitemap.xml', async (c) => {
    const { registry, pages: known } = await current();
    return answerSitemap(c, registry, known);
  });
  app.post(CONSENT_PATH, answerConsent);
  // Sign-in needs scripts: a form sent without them is answered with the page.
  for (const path of ['/login', ...languageCodes.map((code) => `/${code}/login`)]) {
    app.post(path, (c) => c.redirect(path, 303));
  }
  app.get('*', async (c, next) => {
    if (/^\/(api|modules)(\/|$)/.test(c.req.path)) return next();
    const moved = properAddress(new URL(c.req.url));
    if (moved !== null) return c.redirect(moved, 308);
    const { registry, pages: known } = await current();
    const plan = planPage(c.req.path, registry);
    const chosen = chooseLanguage(
      c.req.path,
      getCookie(c, LANGUAGE_KEY),
      c.req.header('Accept-Language'),
    );
    const language = plan.layout === null ? staffLanguageOf(chosen) : chosen;
    storeChosenLanguage(c);
    const banner = bannerState(c);
    const page = await known.page({ plan, language, banner, origin: siteOrigin(c) });
    return answerPage(c, page, plan.status);
  });
}

/**
 * The address that a page redirects to: `/privacy` for `/privacy/`, `/de/` for `/de`. Null when it has that
 * form.
 */
function properAddress({ pathname, search }: URL): string | null {
  const { prefix, path } = splitPath(pathname);
  const proper = prefix + (path === '/' ? '/' : path.replace(/\/+$/, ''));
  return proper === pathname ? null : localPath(proper + search);
}

async function answerPage(
  c: Context<ApiEnv>,
  page: CachedPage,
  status: PagePlan['status'],
): Promise<Response> {
  const headers: Record<string, string> = {
    ...commonHeaders,
    'Content-Security-Policy': page.policy,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Language, Accept-Encoding',
    ETag: page.etag,
    ...(status === 503 && { 'Cache-Control': 'no-store', 'Retry-After': RETRY_SECONDS }),
  };
  if (status === 200 && matchesEtag(c.req.header('If-None-Match'), page.etag))
    return c.body(null, 304, headers);
  const { compress } = c.get('platform');
  const encoding = acceptedEncoding(c.req.header('Accept-Encoding'));
  if (compress === undefined || encoding === 'identity') {
    return c.body(page.bodies.identity, status, headers);
  }
  page.bodies[encoding] ??= compress(page.bodies.identity, encoding);
  const body = await page.bodies[encoding];
  return c.body(body, status, { ...headers, 'Content-Encoding': encoding });
}
