import { ANIMATED_AVATAR, fileMessages, folders } from '@wabu/shared/entities/files';
import { alternatesOf, pathInLanguage } from '@wabu/shared/i18n/language-path';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { ownRoutes } from '@wabu/shared/module/ownership';
import type { Registry } from '@wabu/shared/module/registry';
import type { Context } from 'hono';
import { builtInFile } from '../files/built-in-files.ts';
import type { ApiEnv } from '../http/env.ts';
import { notFound } from '../http/problem.ts';
import { commonHeaders } from '../http/security-headers.ts';
import { modulesOf } from '../registry/module-source.ts';
import { escapeHtml } from './html.ts';
import type { PageCache } from './page-cache.ts';
import { prerenderedName, publicModules } from './plan-page.ts';
import { isListed } from './render-head.ts';
import { originCaching, siteOrigin } from './site-origin.ts';

/** The files that browsers request at the root, with their place in the shell's build. */
export const siteFiles: Record<string, { file: string; type: string }> = {
  '/favicon.ico': { file: 'site/favicon.ico', type: 'image/x-icon' },
  '/apple-touch-icon.png': { file: 'site/apple-touch-icon.png', type: 'image/png' },
  '/manifest.webmanifest': {
    file: 'site/manifest.webmanifest',
    type: 'application/manifest+json; charset=utf-8',
  },
};

const A_DAY = 'public, max-age=86400';

export async function answerSiteFile(
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
export function answerDefaultAvatar(c: Context<ApiEnv>): Response {
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
export function answerRobots(c: Context<ApiEnv>): Response {
  const lines = ['User-agent: *', 'Disallow: /adminwabu/', 'Disallow: /api/'];
  return c.body([...lines, `Sitemap: ${siteOrigin(c)}/sitemap.xml`, ''].join('\n'), 200, {
    ...commonHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': originCaching(c),
  });
}

/** The indexable pages in every language, each with its translations (sitemaps.org, `xhtml:link`). */
export async function answerSitemap(
  c: Context<ApiEnv>,
  registry: Registry,
  pages: PageCache,
): Promise<Response> {
  const origin = siteOrigin(c);
  const paths = await listedPaths(registry, pages);
  const entries = paths.flatMap((path) => {
    const links = alternatesOf(origin, path)
      .map(({ hreflang, href }) => alternate(hreflang, href))
      .join('');
    // An address without a language has a canonical address with one.
    return languageCodes.map(
      (code) => `<url><loc>${escapeHtml(origin + pathInLanguage(path, code))}</loc>${links}</url>`,
    );
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;
  return c.body(text, 200, {
    ...commonHeaders,
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': originCaching(c),
  });
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}"/>`;

async function listedPaths(registry: Registry, pages: PageCache): Promise<string[]> {
  const routes = publicModules(registry).flatMap((module) =>
    ownRoutes(module).map((path) => ({ id: module.id, path })),
  );
  const listed = await Promise.all(
    routes.map(async ({ id, path }) => {
      const page = await (await pages.build(id))?.page(prerenderedName(path, 'it'));
      return page && isListed(page.head) ? [path] : [];
    }),
  );
  return listed.flat();
}
