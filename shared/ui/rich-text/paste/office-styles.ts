import { STYLE } from './inert-html.ts';

const styleOf = (element: Element) => (element.getAttribute(STYLE) ?? '').toLowerCase();
const hasStyle = (element: Element, declaration: RegExp) => declaration.test(styleOf(element));

// From the start of a declaration: Word has `mso-bidi-font-weight` beside `font-weight`.
const isHidden = /(^|;)\s*(display\s*:\s*none|mso-hide\s*:\s*all)/;
const isBold = /(^|;)\s*font-weight\s*:\s*(bold|[6-9]00)/;
const isLight = /(^|;)\s*font-weight\s*:\s*(normal|[1-4]00)/;
const isItalic = /(^|;)\s*font-style\s*:\s*(italic|oblique)/;
const isUpright = /(^|;)\s*font-style\s*:\s*normal/;
const isUnderlined = /(^|;)\s*text-decoration[a-z-]*\s*:[^;]*underline/;
const isStruck = /(^|;)\s*text-decoration[a-z-]*\s*:[^;]*line-through/;

function wrapContent(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Converts styles to tags: a bold style to `<b>`; removes the `<b>` that Google Docs writes without bold. */
export function styleToTags(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll(`[${STYLE}]`)) {
    const inHeading = element.closest('h1,h2,h3,h4,h5,h6') !== null;
    if (hasStyle(element, isBold) && !inHeading) wrapContent(element, 'b');
    if (hasStyle(element, isItalic)) wrapContent(element, 'i');
    if (hasStyle(element, isUnderlined) && !element.closest('a') && !element.querySelector('a')) {
      wrapContent(element, 'u');
    }
    if (hasStyle(element, isStruck)) wrapContent(element, 's');
    if (element.matches('b,strong') && hasStyle(element, isLight)) unwrap(element);
    if (element.matches('i,em') && hasStyle(element, isUpright)) unwrap(element);
  }
  for (const element of fragment.querySelectorAll('a u')) unwrap(element);
  for (const element of fragment.querySelectorAll(':is(h1,h2,h3) :is(b,strong)')) unwrap(element);
}

const namedStyles: [RegExp, string][] = [
  [/\bmso(title|heading1)\b/i, 'h1'],
  [/\bmso(subtitle|heading2)\b/i, 'h2'],
  [/\bmsoheading3\b/i, 'h3'],
  [/\bmso(intense)?quote/i, 'blockquote'],
];

/** Removes program-specific markup and converts styles to tags. */
export function tidyOffice(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll(`[${STYLE}]`)) {
    if (hasStyle(element, isHidden)) element.remove();
  }
  for (const element of fragment.querySelectorAll('.Apple-converted-space')) {
    element.replaceWith(' ');
  }
  // The markers of the clipboard's start and end by Apple and Word for the web.
  for (const element of fragment.querySelectorAll('.Apple-interchange-newline,.EOP')) {
    element.remove();
  }
  for (const element of fragment.querySelectorAll('p[class]')) {
    const style = namedStyles.find(([name]) => name.test(element.className));
    if (style) rename(element, style[1]);
  }
}
