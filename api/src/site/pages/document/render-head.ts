import { ACTIVITY_OFF_META } from '@wabu/shared/entities/history/activity-switch';
import { PUBLISHED_META } from '@wabu/shared/entities/microsites/listed-microsite';
import { ANALYTICS_META } from '@wabu/shared/entities/privacy/analytics';
import type { Controller } from '@wabu/shared/entities/privacy/controller';
import { alternatesOf, pathInLanguage } from '@wabu/shared/i18n/language-path';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { controllerMeta } from './fill-layout.ts';
import { escapeHtml, tag } from './html.ts';

interface HeadFacts {
  /** The page's own part: title, description, robots. */
  written: string;
  language: LanguageCode;
  origin: string;
  path: string;
  /** The address of the shell's icons and pictures. */
  site: string;
  analytics: string | undefined;
  controller: Controller | undefined;
  isActivityOff?: boolean | undefined;
  hasMicrosites: boolean;
  /** The languages of the page; absent: all. */
  languages?: readonly LanguageCode[] | undefined;
  /** The picture for shared links, a JPEG of 1200 × 630 pixels; absent: the site's. */
  shared?: string | undefined;
}

const locales: Record<LanguageCode, string> = {
  it: 'it_IT',
  en: 'en_GB',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  ru: 'ru_RU',
  zh: 'zh_CN',
  he: 'he_IL',
  ar: 'ar_AR',
};

/** The head between charset and styles: browser settings, canonical addresses, Open Graph. */
export function renderHead(facts: HeadFacts): string {
  const { written, site, analytics, controller, isActivityOff, hasMicrosites } = facts;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    written,
    ...(isListed(written) ? [...addresses(facts), ...shareCard(facts)] : []),
    tag('meta', {
      name: 'theme-color',
      content: '#faf8f5',
      media: '(prefers-color-scheme: light)',
    }),
    tag('meta', { name: 'theme-color', content: '#12171a', media: '(prefers-color-scheme: dark)' }),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: `${site}icon.svg`, type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: `${site}apple-touch-icon.png` }),
    tag('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    ...(analytics ? [tag('meta', { name: ANALYTICS_META, content: analytics })] : []),
    ...(isActivityOff ? [tag('meta', { name: ACTIVITY_OFF_META })] : []),
    ...(hasMicrosites ? [tag('meta', { name: PUBLISHED_META, content: '' })] : []),
    controllerMeta(controller),
  ].join('');
}

/** True for a page that search engines may index. */
export function isListed(head: string): boolean {
  return !head.includes('content="noindex');
}

function addresses({ origin, language, path, languages }: HeadFacts): string[] {
  return [
    tag('link', { rel: 'canonical', href: origin + pathInLanguage(path, language) }),
    ...alternatesOf(origin, path, languages).map((link) =>
      tag('link', { rel: 'alternate', ...link }),
    ),
  ];
}

function shareCard(facts: HeadFacts): string[] {
  const { written, language, origin, path, site, shared = `${site}share.jpg` } = facts;
  const og = (property: string, content: string) =>
    `<meta property="og:${property}" content="${content}">`;
  return [
    og('type', 'website'),
    og('site_name', 'Wabu'),
    // Both come from the page's HTML and are escaped.
    og('title', /<title>([^<]*)/.exec(written)?.[1] ?? 'Wabu'),
    og('description', /name="description" content="([^"]*)/.exec(written)?.[1] ?? ''),
    og('url', escapeHtml(origin + pathInLanguage(path, language))),
    og('locale', locales[language]),
    og('image', escapeHtml(origin + shared)),
    og('image:width', '1200'),
    og('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
