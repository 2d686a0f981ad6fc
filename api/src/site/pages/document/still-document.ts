import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Registry } from '@wabu/shared/module/registry';
import type { Context } from 'hono';
import type { ApiEnv } from '../../../http/env.ts';
import { unavailable } from '../../../http/problem.ts';
import { hasMicrosites } from '../../microsites/read-microsite.ts';
import type { BannerState } from '../request/banner-state.ts';
import { type CachedPage, toCachedPage } from './answer-page.ts';
import type { Build } from './module-build.ts';
import type { StillPage } from './page-parts.ts';
import { renderDocument } from './render-page.ts';

export interface LiveSite {
  registry: Registry;
  build: (id: string) => Promise<Build | null>;
}

/** The request of a page that the api renders itself. */
export interface AskedPage {
  /** The path without a language. */
  path: string;
  prefix: string;
  language: LanguageCode;
  origin: string;
  banner: BannerState;
  /** As in `PageParts`. */
  site?: string | undefined;
}

/** A page of the api's own in the shell's layout `document`, or `gone`. */
export async function stillDocument(
  c: Context<ApiEnv>,
  { registry, build }: LiveSite,
  { path, prefix, language, origin, banner, site }: AskedPage,
  name: 'document' | 'gone',
  still: StillPage,
): Promise<CachedPage> {
  const shell = await build('shell');
  if (!shell) throw unavailable('Il sito non è ancora pubblicato');
  const { analyticsSrc: analytics, controller } = c.get('platform').settings;
  // A shell from before microsites has neither layout.
  const layout =
    (await shell.page(`layout/${language}/${name}`)) ??
    (await shell.page(`layout/${language}/${name === 'gone' ? 'not-found' : 'page'}`));
  const rendered = await renderDocument({
    plan: { path, prefix, layout: name, module: null, staffModule: null, status: 200 },
    language,
    banner,
    origin,
    site,
    analytics,
    controller,
    registry,
    shell,
    layout,
    module: null,
    staffModule: null,
    page: null,
    hasMicrosites: await hasMicrosites(c.get('platform')),
    still: { ...still, head: still.head || (layout?.head ?? '') },
  });
  return toCachedPage(rendered);
}
