import {
  ANIMATED_AVATAR,
  ANIMATED_AVATAR_PATH,
} from '@wabu/shared/entities/account/animated-avatar';
import { fileMessages, folders } from '@wabu/shared/entities/files';
import { providerOf } from '@wabu/shared/entities/privacy/analytics';
import {
  ASK_AGAIN,
  ASK_PARAMETER,
  CONSENT_COOKIE,
  CONSENT_FIELD,
  CONSENT_PATH,
  consentLasts,
  isConsentType,
  REVOKE,
  recordConsent,
  toConsentCookie,
} from '@wabu/shared/entities/privacy/consent';
import { SEARCH_PATH } from '@wabu/shared/entities/search/search-path';
import { splitPath } from '@wabu/shared/i18n/language-path';
import { LANGUAGE_KEY, languageCodes, staffLanguageOf } from '@wabu/shared/i18n/languages';
import type { Registry } from '@wabu/shared/module/registry';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { builtInFile } from '../../files/built-in-files.ts';
import { readBytes } from '../../http/bounded-body.ts';
import type { ApiEnv } from '../../http/env.ts';
import { notFound } from '../../http/problem.ts';
import { commonHeaders } from '../../http/security-headers.ts';
import { modulesOf } from '../../modules/module-source.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasMicrosites } from '../microsites/read-microsite.ts';
import { answerPage } from './document/answer-page.ts';
import { planPage, routeOfPlan } from './document/plan-page.ts';
import { homeCards } from './microsites/home-cards.ts';
import { micrositePages } from './microsites/routes.ts';
import { PageCache } from './page-cache.ts';
import { previewPages } from './previews/routes.ts';
import { bannerState } from './request/banner-state.ts';
import { chooseLanguage, storeChosenLanguage } from './request/choose-language.ts';
import {
  cookieOptions,
  originCaching,
  ownAddress,
  ownAddresses,
  siteOrigin,
} from './request/site-origin.ts';
import { requestPages } from './requests/routes.ts';
import { searchPage } from './search/search-page.ts';
import {
  answerMicrositesSitemap,
  answerPagesSitemap,
  answerSitemapIndex,
  MICROSITES_SITEMAP,
  PAGES_SITEMAP,
  SITEMAP,
} from './sitemap.ts';

/** The files that browsers request at the root, with their place in the shell's build. */
const siteFiles: Record<string, { file: string; type: string }> = {
  '/favicon.ico': { file: 'site/favicon.ico', type: 'image/x-icon' },
  '/apple-touch-icon.png': { file: 'site/apple-touch-icon.png', type: 'image/png' },
  '/manifest.webmanifest': {
    file: 'site/manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
  },
};

const A_DAY = 'public, max-age=86400';

async function answerSiteFile(
  c: Context<ApiEnv>,
  path: string,
  pages: PageCache,
): Promise<Response> {
  const { file = '', type = '' } = siteFiles[path] ?? {};
  const shell = await pages.build('shell');
  const { id = '', version = '' } = shell?.module ?? {};
  const bytes = await modulesOf(c.get('platform')).file(id, version, file);
  if (bytes === null || shell === null) throw notFound('Il file non esiste');
  const headers = { ...commonHeaders, 'Content-Type': type, 'Cache-Control': A_DAY };
  if (!path.endsWith('.webmanifest')) return c.body(bytes, 200, headers);
  const text = new TextDecoder().decode(bytes).replaceAll('/~files/', () => shell.base);
  return c.body(text, 200, headers);
}

/** The default avatar at the address that the specification names. */
function answerDefaultAvatar(c: Context<ApiEnv>): Response {
  const file = builtInFile(folders.avatars, ANIMATED_AVATAR);
  if (file === null) throw notFound(fileMessages.notFound);
  return c.body(file.bytes, 200, {
    ...commonHeaders,
    'Content-Type': file.type,
    'Cache-Control': A_DAY,
    ETag: file.etag,
  });
}

/** Crawlers may read everything but the staff area and the calls. */
function answerRobots(c: Context<ApiEnv>): Response {
  const lines = ['User-agent: *', 'Disallow: /adminwabu/', 'Disallow: /api/'];
  return c.body([...lines, `Sitemap: ${siteOrigin(c)}/sitemap.xml`, ''].join('\n'), 200, {
    ...commonHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': originCaching(c),
  });
}

/** The form of the banner has one short field. */
const FORM_LIMIT = 1_024;

/**
 * The cookie banner without scripts: sets the same cookie as the script and redirects to the page. A form
 * on another site is answered 403.
 */
async function answerConsent(c: Context<ApiEnv>): Promise<Response> {
  const own = ownAddresses(c);
  if (!ownAddress(c.req.header('Origin'), own)) return c.text('', 403);
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(c, FORM_LIMIT)));
  const answer = form.get(CONSENT_FIELD);
  // Withdrawal is stored as `none`.
  const type = answer === REVOKE ? 'none' : answer;
  const { analyticsSrc } = c.get('platform').settings;
  if (isConsentType(type)) {
    const record = recordConsent(type, providerOf(analyticsSrc), new Date(c.get('platform').now()));
    setCookie(c, CONSENT_COOKIE, toConsentCookie(record), {
      ...cookieOptions(own),
      maxAge: consentLasts(type),
    });
  }
  const page = ownAddress(c.req.header('Referer'), own) ?? new URL('/', c.req.url);
  return c.redirect(pageAfter(page, answer === ASK_AGAIN), 303);
}

/** The page of the form, with or without the open banner. */
function pageAfter(page: URL, asks: boolean): string {
  page.searchParams.delete(ASK_PARAMETER);
  if (asks) page.searchParams.set(ASK_PARAMETER, ASK_AGAIN);
  return localPath(page.pathname + page.search) ?? '/';
}

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
  requestPages(app, live);
  app.get('*', async (c, next) => {
    if (/^\/(api|modules)(\/|$)/.test(c.req.path)) return next();
    const moved = properAddress(new URL(c.req.url));
    if (moved !== null) return c.redirect(moved, 308);
    const { prefix, path } = splitPath(c.req.path);
    if (CONTACTS_TYPED.test(path)) return c.redirect(`${prefix}/contacts`, 301);
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
    const page = await known.page({
      plan,
      language,
      banner,
      origin,
      site,
      listed,
      hasMicrosites: await hasMicrosites(platform),
    });
    const filled =
      plan.path === SEARCH_PATH && plan.status === 200
        ? await searchPage(c, page, { language, prefix: plan.prefix })
        : null;
    if (filled !== null) return answerPage(c, filled.page, filled.status);
    return answerPage(c, page, plan.status);
  });
}

/** What people type for the page of contacts, in the languages of the site with Latin letters. */
const CONTACTS_TYPED = /^\/(contatt[io]|contact(-us|o|os)?|kontakt[ey]?)$/i;

/**
 * The address that a page redirects to: `/privacy` for `/privacy/`, `/de/` for `/de`. Null when it has that
 * form.
 */
function properAddress({ pathname, search }: URL): string | null {
  const { prefix, path } = splitPath(pathname);
  const proper = prefix + (path === '/' ? '/' : path.replace(/(?<!\/)\/+$/, ''));
  return proper === pathname ? null : localPath(proper + search);
}

/** The path if it is a safe `Location`, else null: browsers read `//` and `/\` as another host. */
function localPath(path: string): string | null {
  return /^\/(?![/\\])/.test(path) ? path : null;
}
