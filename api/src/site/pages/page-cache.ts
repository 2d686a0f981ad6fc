import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Registry } from '@wabu/shared/module/registry';
import { unavailable } from '../../http/problem.ts';
import type { ModuleSource } from '../../modules/module-source.ts';
import type { Platform } from '../../platform/platform.ts';
import { RecentEntries } from '../../platform/recent-entries.ts';
import { type CachedPage, pageSize, toCachedPage } from './document/answer-page.ts';
import { type Build, openBuild } from './document/module-build.ts';
import { type PagePlan, prerenderedName } from './document/plan-page.ts';
import { renderDocument } from './document/render-page.ts';
import type { HomeCards } from './microsites/home-cards.ts';
import type { BannerState } from './request/banner-state.ts';

/**
 * What a public page needs of the registry: the shell and the public modules. It does not grow with the
 * sections of the staff; a tab that started with it reloads at the entrance of the staff area.
 */
function publicRegistry({ issuedAt, modules }: Registry): Registry {
  return { issuedAt, modules: modules.filter(({ description }) => description?.area !== 'admin') };
}

export interface PageRequest {
  plan: PagePlan;
  language: LanguageCode;
  banner: BannerState;
  origin: string;
  site?: string | undefined;
  listed?: HomeCards | undefined;
  /** True while a microsite is published. */
  hasMicrosites: boolean;
}

/** Visitors choose the addresses, and each publication makes new pages of those that list microsites. */
const MAX_BYTES = 12 * 1024 * 1024;

/** The rendered documents of one registry. */
export class PageCache {
  private readonly pages: RecentEntries<CachedPage>;
  private readonly rendering = new Map<string, Promise<CachedPage>>();
  private readonly builds = new Map<string, Promise<Build>>();
  private publicPart: Registry | undefined;

  constructor(
    private readonly platform: Platform,
    private readonly source: ModuleSource,
    private readonly registry: Registry,
    maxBytes = MAX_BYTES,
  ) {
    this.pages = new RecentEntries(maxBytes, pageSize);
  }

  async page(request: PageRequest): Promise<CachedPage> {
    const { plan, language, banner, origin, site = '', listed, hasMicrosites } = request;
    const revision = listed?.revision ?? '';
    const shown = [language, banner, revision, hasMicrosites];
    const key = [origin, site, plan.prefix, plan.path, ...shown].join(' ');
    const known = this.pages.get(key) ?? this.rendering.get(key);
    if (known !== undefined) return known;
    const rendering = this.render(request);
    this.rendering.set(key, rendering);
    try {
      const page = await rendering;
      // Pages of unknown addresses are not cached.
      if (plan.status !== 404) this.pages.add(key, page);
      return page;
    } finally {
      this.rendering.delete(key);
    }
  }

  build(id: string): Promise<Build | null> {
    const module = this.registry.modules.find((one) => one.id === id);
    if (!module) return Promise.resolve(null);
    const opened = this.builds.get(id) ?? openBuild(this.source, module);
    this.builds.set(id, opened);
    opened.catch(() => this.builds.delete(id));
    return opened;
  }

  private async render({
    plan,
    language,
    banner,
    origin,
    site,
    listed,
    hasMicrosites,
  }: PageRequest): Promise<CachedPage> {
    const shell = await this.build('shell');
    if (!shell) throw unavailable('Il sito non è ancora pubblicato');
    const module = plan.module ? await this.build(plan.module.id) : null;
    const staffModule = plan.staffModule ? await this.build(plan.staffModule.id) : null;
    const layout = plan.layout && (await layoutOf(shell, language, plan.layout));
    const page = module && (await module.page(prerenderedName(plan.path, language)));
    const { publicUrl, analyticsSrc: analytics, controller, activity } = this.platform.settings;
    const isEntrance = plan.layout === null || plan.layout === 'login';
    const rendered = await renderDocument({
      plan,
      language,
      banner,
      origin: publicUrl ?? origin,
      site,
      analytics,
      controller,
      isActivityOff: activity === false,
      registry: isEntrance ? this.registry : this.registryOfVisitors(),
      shell,
      layout,
      module,
      staffModule,
      page,
      cards: listed?.cards,
      hasMicrosites,
    });
    return toCachedPage(rendered);
  }

  private registryOfVisitors(): Registry {
    this.publicPart ??= publicRegistry(this.registry);
    return this.publicPart;
  }
}

/** An older shell has no such layout. */
async function layoutOf(shell: Build, language: LanguageCode, name: string) {
  const layout = await shell.page(`layout/${language}/${name}`);
  return layout ?? shell.page(`layout/${language}/not-found`);
}
