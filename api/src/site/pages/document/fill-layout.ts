import {
  cardElements,
  cardSlot,
  LIST_ELEMENT,
  type ListedMicrosite,
} from '@wabu/shared/entities/microsites/listed-microsite';
import { CONDITION_ATTRIBUTE, type PageCondition } from '@wabu/shared/entities/page-conditions';
import { PROVIDER_SLOT, providerOf } from '@wabu/shared/entities/privacy/analytics';
import {
  CONTROLLER_META,
  CONTROLLER_SLOTS,
  type Controller,
} from '@wabu/shared/entities/privacy/controller';
import { bannerConditions } from '../request/banner-state.ts';
import { escapeHtml, tag } from './html.ts';
import type { PrerenderedPage } from './module-build.ts';
import type { PageParts, StillPage } from './page-parts.ts';

const keys = ['name', 'address', 'email'] as const;

/** Inserts the controller into a prerendered page. */
function fillController(body: string, controller: Controller | undefined): string {
  if (!controller) return body;
  return keys.reduce(
    (text, key) => text.replaceAll(CONTROLLER_SLOTS[key], () => escapeHtml(controller[key])),
    body,
  );
}

/** The controller for the page's scripts, which render the same. */
export function controllerMeta(controller: Controller | undefined): string {
  if (!controller) return '';
  return tag('meta', { name: CONTROLLER_META, content: JSON.stringify(controller) });
}

const conditions: PageCondition[] = [
  'microsites',
  'measured',
  'unmeasured',
  'controller-named',
  'controller-unnamed',
  'unanswered',
  'answered',
  'answered-all',
  'answered-necessary',
  'answered-none',
];

/** Removes the elements whose condition does not hold from prerendered HTML. Such elements are not nested. */
function fillConditions(html: string, holding: PageCondition[]): string {
  return conditions
    .filter((condition) => !holding.includes(condition))
    .reduce((text, condition) => text.replace(elementIf(condition), ''), html);
}

/** Older module releases mark the controller's elements by `id` instead of the attribute. */
function elementIf(condition: PageCondition): RegExp {
  const mark = `(?:id|${CONDITION_ATTRIBUTE})="${condition}"`;
  return new RegExp(`<(\\w+) (?:[^>]* )?${mark}[^>]*>.*?</\\1>`, 'gs');
}

/** The list of microsites in a prerendered page. */
const CARDS = elementOf(LIST_ELEMENT);
const withPicture = elementOf(cardElements.picture);
const plain = elementOf(cardElements.plain);

/** The prerendered list with a card for each microsite; nothing without any. */
function fillCards(section: string, microsites: readonly ListedMicrosite[]): string {
  if (microsites.length === 0) return '';
  const [, card = ''] = withPicture.exec(section) ?? [];
  const [, plainCard = ''] = plain.exec(section) ?? [];
  const cards = microsites.map((microsite) =>
    fill(microsite.picture ? card : plainCard, microsite),
  );
  return section.replace(plain, '').replace(withPicture, () => cards.join(''));
}

function fill(card: string, { picture, ...texts }: ListedMicrosite): string {
  // The slot of the path stands behind a slash.
  const values = { ...texts, path: texts.path.slice(1), ...picture };
  const slot = new RegExp(cardSlot('(\\w+)'), 'g');
  return card.replace(slot, (_, key: keyof typeof values) => escapeHtml(String(values[key] ?? '')));
}

function elementOf(name: string): RegExp {
  return new RegExp(`<${name}>(.*?)</${name}>`, 's');
}

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

function conditionsOf({
  analytics,
  controller,
  banner,
  hasMicrosites,
}: PageParts): PageCondition[] {
  return [
    ...(hasMicrosites ? (['microsites'] as const) : []),
    analytics ? 'measured' : 'unmeasured',
    controller ? 'controller-named' : 'controller-unnamed',
    ...bannerConditions(banner),
  ];
}
