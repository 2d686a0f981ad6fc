import { micrositePath } from '@wabu/shared/entities/microsites/microsite-path';
import { alternatesOf, pathInLanguage } from '@wabu/shared/i18n/language-path';
import { DEFAULT_LANGUAGE, type LanguageCode, languageCodes } from '@wabu/shared/i18n/languages';
import type { Registry } from '@wabu/shared/module/registry';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { commonHeaders } from '../../http/security-headers.ts';
import { readAddresses, readPartStarts } from '../microsites/address-repository.ts';
import { escapeHtml } from './document/html.ts';
import { prerenderedName, publicModules } from './document/plan-page.ts';
import { isListed } from './document/render-head.ts';
import type { PageCache } from './page-cache.ts';
import { originCaching, siteOrigin } from './request/site-origin.ts';

/** The address of the index (sitemaps.org), and of its parts. */
export const SITEMAP = '/sitemap.xml';
export const PAGES_SITEMAP = '/sitemaps/pages.xml';
export const MICROSITES_SITEMAP = '/sitemaps/siti.xml';

/**
 * Microsites of one part: nine addresses each, which name each other. A part may have 50,000 addresses and
 * 50 MB (sitemaps.org); these have 12 MB at most.
 */
const PART = 1_000;

const URLS =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

/** The index: the pages of the site, and the published microsites in parts. */
export async function answerSitemapIndex(c: Context<ApiEnv>): Promise<Response> {
  const origin = siteOrigin(c);
  const starts = await readPartStarts(c.get('platform').database, PART);
  const parts = starts.map((from) => `${MICROSITES_SITEMAP}?from=${encodeURIComponent(from)}`);
  const entries = [PAGES_SITEMAP, ...parts].map(
    (path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>`,
  );
  return answerXml(
    c,
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`,
  );
}

/** The indexable pages in every language, each with its translations (`xhtml:link`). */
export async function answerPagesSitemap(
  c: Context<ApiEnv>,
  registry: Registry,
  pages: PageCache,
): Promise<Response> {
  const paths = await listedPaths(registry, pages);
  const entries = paths.map((path) => addressesOf(siteOrigin(c), path, languageCodes));
  return answerXml(c, `${URLS}${entries.join('')}</urlset>`, originCaching(c));
}

/** A part of the published microsites, each in its public languages and with the day of its publication. */
export async function answerMicrositesSitemap(c: Context<ApiEnv>): Promise<Response> {
  const origin = siteOrigin(c);
  const found = await readAddresses(c.get('platform').database, c.req.query('from') ?? '', PART);
  const entries = found.map(({ URL, languages, publishedAt }) =>
    addressesOf(origin, micrositePath(URL), languages, new Date(publishedAt).toISOString()),
  );
  return answerXml(c, `${URLS}${entries.join('')}</urlset>`);
}

/** The addresses of a page. One without a language has a canonical address with one. */
function addressesOf(
  origin: string,
  path: string,
  codes: readonly LanguageCode[],
  changed?: string,
): string {
  const links = alternatesOf(origin, path, codes)
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
    )
    .join('');
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
  return codes
    .map((code) => {
      const address = escapeHtml(origin + pathInLanguage(path, code));
      return `<url><loc>${address}</loc>${lastmod}${links}</url>`;
    })
    .join('');
}

/** `caching`: parts with microsites use `no-store`, so that a published or withdrawn one shows at once. */
function answerXml(c: Context<ApiEnv>, text: string, caching = 'private, no-cache'): Response {
  return c.body(`<?xml version="1.0" encoding="UTF-8"?>${text}`, 200, {
    ...commonHeaders,
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': caching,
  });
}

async function listedPaths(registry: Registry, pages: PageCache): Promise<string[]> {
  const routes = publicModules(registry).flatMap((module) =>
    (module.description?.routes ?? []).map((path) => ({ id: module.id, path })),
  );
  const listed = await Promise.all(
    routes.map(async ({ id, path }) => {
      const page = await (await pages.build(id))?.page(prerenderedName(path, DEFAULT_LANGUAGE));
      return page && isListed(page.head) ? [path] : [];
    }),
  );
  return listed.flat();
}
