import { ANIMATED_AVATAR_PATH } from '@wabu/shared/entities/account/animated-avatar';
import { CONSENT_PATH } from '@wabu/shared/entities/privacy/consent';
import { SEARCH_PATH } from '@wabu/shared/entities/search/search-path';
import { splitPath } from '@wabu/shared/i18n/language-path';
import { LANGUAGE_KEY, languageCodes, staffLanguageOf } from '@wabu/shared/i18n/languages';
import type { Registry } from '@wabu/shared/module/registry';
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ApiEnv } from '../http/env.ts';
import { localPath } from '../http/local-path.ts';
import type { Platform } from '../platform/platform.ts';
import { modulesOf } from '../registry/module-source.ts';
import { answerPage } from './document/answer-page.ts';
import { planPage, routeOfPlan } from './document/plan-page.ts';
import { homeCards } from './microsites/home-cards.ts';
import { micrositePages } from './microsites/routes.ts';
import { PageCache } from './page-cache.ts';
import { previewPages } from './previews/routes.ts';
import { answerConsent } from './request/answer-consent.ts';
import { bannerState } from './request/banner-state.ts';
import { chooseLanguage } from './request/choose-language.ts';
import { siteOrigin } from './request/site-origin.ts';
import { storeChosenLanguage } from './request/store-language.ts';
import { searchPage } from './search/search-page.ts';
import { answerDefaultAvatar, answerRobots, answerSiteFile, siteFiles } from './site-files.ts';
import {
  answerMicrositesSitemap,
  answerPagesSitemap,
  answerSitemapIndex,
  MICROSITES_SITEMAP,
  PAGES_SITEMAP,
  SITEMAP,
} from './sitemap.ts';

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
  app.get(SITEMAP, answerSitemapIndex);
  app.get(MICROSITES_SITEMAP, answerMicrositesSitemap);
  app.get(PAGES_SITEMAP, async (c) => {
    const { registry, pages: known } = await current();
    return answerPagesSitemap(c, registry, known);
  });
  app.post(CONSENT_PATH, answerConsent);
  // Sign-in needs scripts: a form sent without them is answered with the page.
  for (const path of ['/login', ...languageCodes.map((code) => `/${code}/login`)]) {
    app.post(path, (c) => c.redirect(path, 303));
  }
  const live = async () => {
    const { registry, pages: known } = await current();
    return { registry, build: (id: string) => known.build(id) };
  };
  micrositePages(app, platform, live);
  previewPages(app, live);
  app.get('*', async (c, next) => {
    if (/^\/(api|modules)(\/|$)/.test(c.req.path)) return next();
    const moved = properAddress(new URL(c.req.url));
    if (moved !== null) return c.redirect(moved, 308);
    const { registry, pages: known } = await current();
    const plan = planPage(c.req.path, registry);
    c.set('route', routeOfPlan(plan));
    const chosen = chooseLanguage(
      c.req.path,
      getCookie(c, LANGUAGE_KEY),
      c.req.header('Accept-Language'),
    );
    const language = plan.layout === null ? staffLanguageOf(chosen) : chosen;
    storeChosenLanguage(c);
    const banner = bannerState(c);
    const listed = plan.layout === 'home' ? await homeCards(platform, language) : undefined;
    const origin = siteOrigin(c);
    const site = c.get('ownHost') && origin;
    const page = await known.page({ plan, language, banner, origin, site, listed });
    const filled =
      plan.path === SEARCH_PATH && plan.status === 200
        ? await searchPage(c, page, { language, prefix: plan.prefix })
        : null;
    if (filled !== null) return answerPage(c, filled.page, filled.status);
    return answerPage(c, page, plan.status);
  });
}

/**
 * The address that a page redirects to: `/privacy` for `/privacy/`, `/de/` for `/de`. Null when it has that
 * form.
 */
function properAddress({ pathname, search }: URL): string | null {
  const { prefix, path } = splitPath(pathname);
  const proper = prefix + (path === '/' ? '/' : path.replace(/(?<!\/)\/+$/, ''));
  return proper === pathname ? null : localPath(proper + search);
}
