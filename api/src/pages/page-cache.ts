import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Registry } from '@wabu/shared/module/registry';
import { unavailable } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import type { ModuleSource } from '../registry/module-source.ts';
import { type CachedPage, toCachedPage } from './document/answer-page.ts';
import { type Build, openBuild } from './document/module-build.ts';
import { type PagePlan, prerenderedName } from './document/plan-page.ts';
import { publicRegistry } from './document/public-registry.ts';
import { renderDocument } from './document/render-page.ts';
import type { HomeCards } from './microsites/home-cards.ts';
import type { BannerState } from './request/banner-state.ts';

export interface PageRequest {
  plan: PagePlan;
  language: LanguageCode;
  banner: BannerState;
  origin: string;
  /** As in `PageParts`. */
  site?: string | undefined;
  /** The microsites that the page lists. */
  listed?: HomeCards | undefined;
}

/** Visitors choose the addresses, so the number of pages is limited; the oldest is evicted. */
const MAX_PAGES = 500;

/** The rendered documents of one registry. */
export class PageCache {
  private readonly pages = new Map<string, Promise<CachedPage>>();
  private readonly builds = new Map<string, Promise<Build>>();
  private publicPart: Promise<Registry> | undefined;

  constructor(
    private readonly platform: Platform,
    private readonly source: ModuleSource,
    private readonly registry: Registry,
  ) {}

  async page(request: PageRequest): Promise<CachedPage> {
    const { plan, language, banner, origin, site = '', listed } = request;
    const revision = listed?.revision ?? '';
    const key = [origin, site, plan.prefix, plan.path, language, banner, revision].join(' ');
    const known = this.pages.get(key);
    if (known) return known;
    const rendered = this.render(request);
    // Pages of unknown addresses are not cached.
    if (plan.status !== 404) this.store(key, rendered);
    return rendered;
  }

  /** The live build of a module, opened once. */
  build(id: string): Promise<Build | null> {
    const module = this.registry.modules.find((one) => one.id === id && one.status === 'live');
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
      registry: isEntrance ? this.registry : await this.registryOfVisitors(),
      shell,
      layout,
      module,
      staffModule,
      page,
      cards: listed?.cards,
    });
    return toCachedPage(rendered);
  }

  private registryOfVisitors(): Promise<Registry> {
    this.publicPart ??= publicRegistry(this.registry, this.platform.settings.registryKey);
    return this.publicPart;
  }

  private store(key: string, rendered: Promise<CachedPage>): void {
    const [oldest] = this.pages.keys();
    if (this.pages.size >= MAX_PAGES && oldest !== undefined) this.pages.delete(oldest);
    this.pages.set(key, rendered);
    rendered.catch(() => this.pages.delete(key));
  }
}

/** An older shell has no such layout. */
async function layoutOf(shell: Build, language: LanguageCode, name: string) {
  const layout = await shell.page(`layout/${language}/${name}`);
  return layout ?? shell.page(`layout/${language}/not-found`);
}
