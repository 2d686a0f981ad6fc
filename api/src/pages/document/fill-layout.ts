import type { PageCondition } from '@wabu/shared/entities/page-conditions';
import { PROVIDER_SLOT, providerOf } from '@wabu/shared/entities/privacy/analytics';
import { bannerConditions } from '../request/banner-state.ts';
import { fillController } from './controller.ts';
import { CARDS, fillCards } from './fill-cards.ts';
import { fillConditions } from './fill-conditions.ts';
import { escapeHtml } from './html.ts';
import type { PrerenderedPage } from './module-build.ts';
import type { PageParts, StillPage } from './page-parts.ts';

/** Fills the layout's slots: addresses, language prefix, banner, page. */
export function fillLayout(layout: PrerenderedPage, parts: PageParts): string {
  const { plan, shell, module, page, banner, still } = parts;
  const prerendered = page?.body.replaceAll('/~files/', () => module?.base ?? '') ?? '';
  const around = offeredLanguages(layout.body, still)
    .replaceAll('/~files/', () => shell.base)
    .replace(PAGE_SLOT, () => (still ? PAGE_SLOT : fillController(prerendered, parts.controller)))
    .replaceAll('/~page', () => escapeHtml(plan.path))
    .replaceAll(LINK, (_, local: string | undefined) => addressOf(parts, local));
  const opened =
    banner === 'closed' ? around.replace(/<section id="cookie-banner".*?<\/section>/s, '') : around;
  return fillConditions(opened, conditionsOf(parts))
    .replaceAll(PROVIDER_SLOT, () => escapeHtml(providerOf(parts.analytics) ?? ''))
    .replace(PAGE_SLOT, () => still?.body ?? '')
    .replace(CARDS, (_, section: string) => fillCards(section, parts.cards ?? []));
}

/** A link to another page; an own host has the notices too. */
const LINK = /\/~\/(?:(privacy|cookies)(?=["#?]))?/g;

function addressOf({ plan, site = '' }: PageParts, local: string | undefined): string {
  return local === undefined ? `${escapeHtml(site)}${plan.prefix}/` : `${plan.prefix}/${local}`;
}

const PAGE_SLOT = '<wabu-page></wabu-page>';

/** The layout without the links to languages that the page does not have. */
function offeredLanguages(body: string, still: StillPage | undefined): string {
  if (!still) return body;
  return body.replace(/<a [^>]*href="\/(\w+)\/~page"[^>]*>.*?<\/a>/gs, (link, code: string) =>
    still.languages.some((offered) => offered === code) ? link : '',
  );
}

function conditionsOf({ analytics, controller, banner }: PageParts): PageCondition[] {
  return [
    analytics ? 'measured' : 'unmeasured',
    controller ? 'controller-named' : 'controller-unnamed',
    ...bannerConditions(banner),
  ];
}
