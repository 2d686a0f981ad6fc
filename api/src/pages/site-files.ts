import { ANIMATED_AVATAR } from '@wabu/shared/entities/account/animated-avatar';
import { fileMessages, folders } from '@wabu/shared/entities/files';
import type { Context } from 'hono';
import { builtInFile } from '../files/built-in-files.ts';
import type { ApiEnv } from '../http/env.ts';
import { notFound } from '../http/problem.ts';
import { commonHeaders } from '../http/security-headers.ts';
import { modulesOf } from '../registry/module-source.ts';
import type { PageCache } from './page-cache.ts';
import { originCaching, siteOrigin } from './request/site-origin.ts';

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
