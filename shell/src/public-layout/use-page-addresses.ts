import { alternatesOf, type LanguageCode, pathInLanguage, useLanguage } from '@wabu/shared/i18n';
import { useLocation } from '@wabu/shared/routing';
import { useEffect, useRef } from 'react';

const ADDRESSES = 'link[rel=canonical], link[rel=alternate][hreflang], meta[property="og:url"]';

/**
 * Keeps canonical, hreflang and og:url in step with navigation in the page. The server writes those of the
 * first page; a page that is not listed has none.
 */
export function usePageAddresses(): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const origin = useRef<string>(undefined);
  useEffect(() => {
    const { head } = document;
    origin.current ??= originOf(head);
    const update = () => {
      const isListed = !head.querySelector('meta[name=robots][content*=noindex]');
      const next = isListed ? addressesOf(origin.current ?? '', pathname, language) : [];
      const shown = [...head.querySelectorAll(ADDRESSES)];
      if (contentOf(shown) === contentOf(next)) return;
      for (const element of shown) element.remove();
      head.append(...next);
    };
    update();
    // A page that is still loading says later whether it is listed.
    const observer = new MutationObserver(update);
    observer.observe(head, { childList: true });
    return () => observer.disconnect();
  }, [pathname, language]);
}

/** The site's public origin as the server wrote it; behind a proxy it may differ from ours. */
function originOf(head: HTMLElement): string {
  const canonical = head.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return new URL(canonical?.href ?? location.href).origin;
}

function addressesOf(origin: string, pathname: string, language: LanguageCode): Element[] {
  const canonical = origin + pathInLanguage(pathname, language);
  return [
    elementOf('link', { rel: 'canonical', href: canonical }),
    ...alternatesOf(origin, pathname).map((link) =>
      elementOf('link', { rel: 'alternate', ...link }),
    ),
    elementOf('meta', { property: 'og:url', content: canonical }),
  ];
}

function elementOf(name: string, attributes: Record<string, string>): Element {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

const contentOf = (elements: Element[]) => elements.map(({ outerHTML }) => outerHTML).join('');
