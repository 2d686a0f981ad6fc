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
import { type KeptPage, KeptPages } from './page-cache.ts';
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

/** A module that was taken out comes back by hand: no sooner than this. */
const RETRY_SECONDS = '120';

/** Every address that is not a call: pages in nine languages, and the files that browsers ask for by name. */
export function pages(app: Hono<ApiEnv>, platform: Platform): void {
  const source = modulesOf(platform);
  let kept: { registry: Registry; pages: KeptPages } | undefined;

  async function current(): Promise<{ registry: Registry; pages: KeptPages }> {
    const registry = await source.registry();
    // Whatever changes in it, a canary's share too, stands in every page: they are written anew.
    if (kept?.registry !== registry)
      kept = { registry, pages: new KeptPages(platform, source, registry) };
    return { registry, pages: kept.pages };
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
  // Signing in needs scripts: a form that was sent without them comes back as the page.
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

/** One address per page: `/privacy`, not `/privacy/`; `/de/`, not `/de`. Null when it is that already. */
function properAddress({ pathname, search }: URL): string | null {
  const { prefix, path } = splitPath(pathname);
  const proper = prefix + (path === '/' ? '/' : path.replace(/\/+$/, ''));
  return proper === pathname ? null : localPath(proper + search);
}

async function answerPage(
  c: Context<ApiEnv>,
  page: KeptPage,
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
