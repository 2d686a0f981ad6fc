import type { Microsite } from '@wabu/shared/entities/microsite';
import {
  MICROSITES_PATH,
  micrositeInPath,
  micrositePath,
} from '@wabu/shared/entities/microsites/microsite-path';
import { splitPath } from '@wabu/shared/i18n/language-path';
import { LANGUAGE_KEY, languageCodes } from '@wabu/shared/i18n/languages';
import type { Registry } from '@wabu/shared/module/registry';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { ApiEnv } from '../../../http/env.ts';
import { commonHeaders } from '../../../http/security-headers.ts';
import type { Platform } from '../../../platform/platform.ts';
import { RecentEntries } from '../../../platform/recent-entries.ts';
import { readMicrosite } from '../../microsites/read-microsite.ts';
import { answerPage, type CachedPage, pageSize, visitorHeaders } from '../document/answer-page.ts';
import { type AskedPage, type LiveSite, stillDocument } from '../document/still-document.ts';
import { acceptsAnalytics, bannerState } from '../request/banner-state.ts';
import { chooseLanguage, storeChosenLanguage } from '../request/choose-language.ts';
import { siteOrigin } from '../request/site-origin.ts';

/** The pattern of all pages of microsites, those on own hosts too. */
const MICROSITE_ROUTE = `${MICROSITES_PATH}/*`;

type Live = () => Promise<LiveSite>;

/** What decides about the document of a microsite, beside the registry. */
interface Asked extends AskedPage {
  measured: boolean;
  isOnOwnHost: boolean;
}

interface Shown {
  host: string | null;
  hasForm: boolean;
}

/** Of the HTML of microsites in memory. */
const MAX_BYTES = 24 * 1024 * 1024;

/** The pages of published microsites: `/siti/<URL>` and `/<language>/siti/<URL>`. */
export function micrositePages(app: Hono<ApiEnv>, platform: Platform, live: Live): void {
  let cached: { registry: Registry; pages: RecentEntries<CachedPage> } | undefined;
  for (const prefix of ['', ...languageCodes.map((code) => `/${code}`)]) {
    app.get(`${prefix}${MICROSITES_PATH}/*`, async (c, next) => {
      const URL = micrositeInPath(splitPath(pathOf(c)).path);
      const found = URL === null ? null : await readMicrosite(platform, URL);
      if (found === null || found.kind === 'unknown') return next();
      if (found.kind === 'moved') return move(c, found.URL);
      if (found.kind === 'withdrawn') return answerGone(c, await live());
      if (found.microsite.URL !== URL) return move(c, found.microsite.URL);
      return answerMicrosite(c, found, askedOf(c, micrositePath(found.microsite.URL)));
    });
  }
  for (const prefix of ['', ...languageCodes.map((code) => `/${code}`)]) {
    app.get(prefix + MICROSITES_PATH, async (c) => {
      // Loaded on demand, as the page of a microsite.
      const { AFTER, filterNames, renderDirectory } = await import('./directory.tsx');
      storeChosenLanguage(c);
      const asked = askedOf(c, MICROSITES_PATH);
      const after = c.req.query(AFTER) ?? '';
      const [town = '', kind = ''] = filterNames.map((name) => c.req.query(name));
      const page = await renderDirectory(platform, { ...asked, after, town, kind });
      return answerPage(c, await stillDocument(c, await live(), asked, 'document', page), 200);
    });
  }
  app.get('*', async (c, next) => {
    const own = c.get('ownHost');
    const { path, prefix } = splitPath(pathOf(c));
    if (own === undefined || path !== '/') return next();
    c.set('route', MICROSITE_ROUTE);
    if (pathOf(c) === prefix) return redirect(c, `${prefix}/`);
    const found = await readMicrosite(platform, own.URL);
    if (found.kind !== 'published') return answerGone(c, await live());
    return answerMicrosite(c, found, askedOf(c, '/'));
  });

  async function answerMicrosite(
    c: Context<ApiEnv>,
    { microsite, host, hasForm }: { microsite: Microsite; host: string | null; hasForm: boolean },
    asked: Asked,
  ): Promise<Response> {
    storeChosenLanguage(c);
    const site = await live();
    if (cached?.registry !== site.registry)
      cached = { registry: site.registry, pages: new RecentEntries(MAX_BYTES, pageSize) };
    const { pages } = cached;
    const isEnabled = c.get('platform').settings.publicUrl !== undefined;
    const request = { ...asked, host: isEnabled ? host : null, hasForm };
    const key = keyOf(request, microsite);
    const page = pages.get(key) ?? (await renderPage(c, site, request, microsite));
    pages.add(key, page);
    return answerPage(c, page, 200);
  }
}

async function renderPage(
  c: Context<ApiEnv>,
  site: LiveSite,
  request: Asked & Shown,
  microsite: Microsite,
): Promise<CachedPage> {
  // Loaded on demand: React's server renderer would be a third of the program.
  const { renderMicrosite } = await import('./render-microsite.tsx');
  return stillDocument(c, site, request, 'document', renderMicrosite({ ...request, microsite }));
}

async function answerGone(c: Context<ApiEnv>, site: LiveSite): Promise<Response> {
  const asked = askedOf(c, splitPath(pathOf(c)).path);
  const page = await stillDocument(c, site, asked, 'gone', {
    head: '',
    body: '',
    styles: '',
    languages: languageCodes,
    shared: undefined,
    measured: asked.measured,
  });
  return answerPage(c, page, 410);
}

function askedOf(c: Context<ApiEnv>, path: string): Asked {
  return {
    path,
    prefix: splitPath(c.req.path).prefix,
    language: chooseLanguage(
      c.req.path,
      getCookie(c, LANGUAGE_KEY),
      c.req.header('Accept-Language'),
    ),
    origin: siteOrigin(c),
    banner: bannerState(c),
    measured: acceptsAnalytics(c),
    isOnOwnHost: c.get('ownHost') !== undefined,
    site: c.get('ownHost') && siteOrigin(c),
  };
}

/** Contains the time, because two microsites may have had the same address one after the other. */
function keyOf(
  { prefix, language, origin, banner, measured, isOnOwnHost, host, hasForm }: Asked & Shown,
  microsite: Microsite,
): string {
  const { URL, revision, updatedAt } = microsite;
  return [
    origin,
    host,
    isOnOwnHost,
    prefix,
    language,
    banner,
    measured,
    hasForm,
    revision,
    updatedAt,
    URL,
  ].join(' ');
}

/** The path as it was sent; Hono decodes its own. */
const pathOf = (c: Context<ApiEnv>) => new URL(c.req.url).pathname;

/** To the one address of a microsite, in the language of the asked one. */
function move(c: Context<ApiEnv>, URL: string): Response {
  return redirect(c, splitPath(c.req.path).prefix + micrositePath(URL));
}

function redirect(c: Context<ApiEnv>, address: string): Response {
  return c.body(null, 301, { ...commonHeaders, ...visitorHeaders, Location: address });
}
