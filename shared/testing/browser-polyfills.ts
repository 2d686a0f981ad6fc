import { polyfillPopover } from './popover-polyfill.ts';

/**
 * Adds what jsdom lacks and the product uses. Every element has the size of a small screen, so that virtual lists
 * render rows and elements can take the focus.
 */
export function polyfillJsdom(page: Window & typeof globalThis) {
  observers(page);
  polyfillPopover(page);
  layout(page);
  Object.assign(page, {
    matchMedia: (media: string) => mediaQuery(page, media),
    scrollTo: () => undefined,
    CSS: { ...page.CSS, escape: cssEscape, supports: () => false },
  });
  Object.assign(page.document, { adoptedStyleSheets: [] });
  Object.assign(page.CSSStyleSheet.prototype, { replaceSync: () => undefined });
  // Nothing is loaded in advance: such code would arrive after the end of a test.
  Object.assign(page.navigator, { connection: { saveData: true } });
  let objectUrls = 0;
  page.URL.createObjectURL = () => `blob:${page.location.origin}/${++objectUrls}`;
  page.URL.revokeObjectURL = () => undefined;
  // jsdom logs an error when the computation of accessible names reads the styles of a pseudo element.
  const computedStyle = page.getComputedStyle.bind(page);
  page.getComputedStyle = (element) => computedStyle(element);
}

function mediaQuery(page: Window & typeof globalThis, media: string): MediaQueryList {
  const query = new page.EventTarget();
  return Object.assign(query, {
    media,
    matches: false,
  }) as unknown as MediaQueryList;
}

function observers(page: Window & typeof globalThis) {
  class StillObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly thresholds = [];
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  Object.assign(page, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver });
}

const WIDTH = 1280;
const HEIGHT = 720;
const ROW_HEIGHT = 40;
const rows = 'li, tr, [role=option], [role=row], [role=listitem]';

function rowOrScreen(this: HTMLElement) {
  return this.matches(rows) ? ROW_HEIGHT : HEIGHT;
}

function layout(page: Window & typeof globalThis) {
  const box = { x: 0, y: 0, top: 0, left: 0, right: WIDTH, bottom: HEIGHT };
  const rect = () => ({ ...box, width: WIDTH, height: HEIGHT, toJSON: () => box }) as DOMRect;
  const rects = () => Object.assign([rect()], { item: rect }) as unknown as DOMRectList;
  const { prototype: element } = page.Element;
  Object.assign(element, {
    scroll: () => undefined,
    scrollTo: () => undefined,
    scrollBy: () => undefined,
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    getClientRects: rects,
    getAnimations: () => [],
  });
  Object.assign(page.Range.prototype, { getBoundingClientRect: rect, getClientRects: rects });
  Object.defineProperties(page.HTMLElement.prototype, {
    offsetWidth: { get: () => WIDTH },
    offsetHeight: { get: rowOrScreen },
    // Editors ask each key's target whether it may be written in.
    isContentEditable: {
      get(this: HTMLElement) {
        return this.closest('[contenteditable]')?.getAttribute('contenteditable') === 'true';
      },
    },
  });
}

function cssEscape(text: string) {
  return text.replace(/[^\w-]/g, (character) => `\\${character}`);
}
