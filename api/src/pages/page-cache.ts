import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Registry } from '@wabu/shared/module/registry';
import { unavailable } from '../http/problem.ts';
import { sha256 } from '../http/sha256.ts';
import type { Platform } from '../platform/platform.ts';
import type { ModuleSource } from '../registry/module-source.ts';
import type { BannerState } from './banner-state.ts';
import { type Build, openBuild } from './build-of.ts';
import { type PagePlan, writtenName } from './plan-page.ts';
import { writeDocument } from './write-page.ts';

/** A document as it is kept: compressed when it is first asked for in that encoding. */
export interface KeptPage {
  etag: string;
  policy: string;
  bodies: { identity: Uint8Array<ArrayBuffer> } & Partial<
    Record<'br' | 'gzip', Promise<Uint8Array<ArrayBuffer>>>
  >;
}

export interface PageWish {
  plan: PagePlan;
  language: LanguageCode;
  banner: BannerState;
  origin: string;
}

/** Addresses come from visitors, so there may be many: a page that is pushed out is written again. */
const MOST = 500;

/** The documents of one registry, written once each. */
export class KeptPages {
  private readonly pages = new Map<string, Promise<KeptPage>>();
  private readonly builds = new Map<string, Promise<Build>>();

  constructor(
    private readonly platform: Platform,
    private readonly source: ModuleSource,
    private readonly registry: Registry,
  ) {}

  async page(wish: PageWish): Promise<KeptPage> {
    const { plan, language, banner, origin } = wish;
    const key = [origin, plan.prefix, plan.path, language, banner].join(' ');
    const known = this.pages.get(key);
    if (known) return known;
    const written = this.write(wish);
    // An address that leads nowhere is not worth a place.
    if (plan.status !== 404) this.keep(key, written);
    return written;
  }

  /** One version of a module, opened once. */
  build(id: string): Promise<Build | null> {
    const module = this.registry.modules.find((one) => one.id === id && one.status === 'live');
    if (!module) return Promise.resolve(null);
    const opened = this.builds.get(id) ?? openBuild(this.source, module);
    this.builds.set(id, opened);
    opened.catch(() => this.builds.delete(id));
    return opened;
  }

  private async write({ plan, language, banner, origin }: PageWish): Promise<KeptPage> {
    const shell = await this.build('shell');
    if (!shell) throw unavailable('Il sito non è ancora pubblicato');
    const module = plan.module ? await this.build(plan.module.id) : null;
    const staffModule = plan.staffModule ? await this.build(plan.staffModule.id) : null;
    const layout = plan.layout && (await layoutOf(shell, language, plan.layout));
    const page = module && (await module.page(writtenName(plan.path, language)));
    const { publicUrl, analyticsSrc: analytics, controller } = this.platform.settings;
    const { html, policy } = await writeDocument({
      plan,
      language,
      banner,
      origin: publicUrl ?? origin,
      analytics,
      controller,
      registry: this.registry,
      shell,
      layout,
      module,
      staffModule,
      page,
    });
    const identity = new TextEncoder().encode(html);
    return { etag: `"${(await sha256(identity)).slice(0, 32)}"`, policy, bodies: { identity } };
  }

  private keep(key: string, written: Promise<KeptPage>): void {
    const [oldest] = this.pages.keys();
    if (this.pages.size >= MOST && oldest !== undefined) this.pages.delete(oldest);
    this.pages.set(key, written);
    written.catch(() => this.pages.delete(key));
  }
}

/** A shell that was made before there was such a layout says that nothing is there. */
async function layoutOf(shell: Build, language: LanguageCode, name: string) {
  const layout = await shell.page(`layout/${language}/${name}`);
  return layout ?? shell.page(`layout/${language}/not-found`);
}
