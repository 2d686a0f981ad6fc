import type { ListedMicrosite } from '@wabu/shared/entities/microsites/listed-microsite';
import type { Controller } from '@wabu/shared/entities/privacy/controller';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Registry } from '@wabu/shared/module/registry';
import type { BannerState } from '../request/banner-state.ts';
import type { Build, PrerenderedPage } from './module-build.ts';
import type { PagePlan } from './plan-page.ts';

export interface PageParts {
  plan: PagePlan;
  language: LanguageCode;
  origin: string;
  analytics: string | undefined;
  controller: Controller | undefined;
  /** True where the operator has switched the activity of the staff off. */
  isActivityOff?: boolean | undefined;
  banner: BannerState;
  registry: Registry;
  shell: Build;
  layout: PrerenderedPage | null;
  module: Build | null;
  staffModule: Build | null;
  page: PrerenderedPage | null;
  cards?: readonly ListedMicrosite[] | undefined;
  /** True while a microsite is published. */
  hasMicrosites: boolean;
  /**
   * The origin of the site, for a page on a microsite's own host: it loads no scripts, and its links to
   * other pages lead to the site.
   */
  site?: string | undefined;
  /** Set for a page that the api renders itself. */
  still?: StillPage | undefined;
}

/** A page that is complete without scripts. */
export interface StillPage {
  /** Its part of the head: title, description, robots, structured data. */
  head: string;
  /** Its markup. It is inserted last, because it contains texts of users. */
  body: string;
  styles: string;
  languages: readonly LanguageCode[];
  /** The path of the picture for shared links; absent: the site's. */
  shared: string | undefined;
  /** Its canonical address without a language, and the language, where they are not the asked ones. */
  canonical?: { origin: string; path: string; language?: LanguageCode };
  /** True for a visitor who accepted analytics. */
  measured: boolean;
  /** True for a page with parts that a script makes easier: it loads one at the first interaction. */
  isInteractive?: boolean;
}

export interface RenderedDocument {
  html: string;
  policy: string;
}
