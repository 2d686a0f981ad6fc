import { alternatesOf, type LanguageCode, pathInLanguage, useLanguage } from '@wabu/shared/i18n';
import { useLocation } from '@wabu/shared/routing';
import { useEffect, useRef } from 'react';

const ADDRESSES = 'link[rel=canonical], link[rel=alternate][hreflang], meta[property="og:url"]';

/**
 * Updates the canonical link, hreflang links and og:url after a client-side navigation. The server writes
 * those of the first page. A `noindex` page has none.
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
      const current = [...head.querySelectorAll(ADDRESSES)];
      if (contentOf(current) === contentOf(next)) return;
      for (const element of current) element.remove();
      head.append(...next);
    };
    update();
    // A page that is still loading adds its robots element later.
    const observer = new MutationObserver(update);
    observer.observe(head, { childList: true });
    return () => observer.disconnect();
  }, [pathname, language]);
}

/** The public origin, from the server's canonical link; behind a proxy it may differ from `location`. */
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
