import { STYLE } from './inert-html.ts';

const styleOf = (element: Element) => (element.getAttribute(STYLE) ?? '').toLowerCase();
const says = (element: Element, declaration: RegExp) => declaration.test(styleOf(element));

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

/** Turns looks into meaning: a bold style into a bold tag, and Google's bold tag that is not bold into none. */
export function styleToTags(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll(`[${STYLE}]`)) {
    const inHeading = element.closest('h1,h2,h3,h4,h5,h6') !== null;
    if (says(element, isBold) && !inHeading) wrapContent(element, 'b');
    if (says(element, isItalic)) wrapContent(element, 'i');
    if (says(element, isUnderlined) && !element.closest('a') && !element.querySelector('a')) {
      wrapContent(element, 'u');
    }
    if (says(element, isStruck)) wrapContent(element, 's');
    if (element.matches('b,strong') && says(element, isLight)) unwrap(element);
    if (element.matches('i,em') && says(element, isUpright)) unwrap(element);
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

/** Removes what programs write for themselves and names what they only style. */
export function tidyOffice(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll(`[${STYLE}]`)) {
    if (says(element, isHidden)) element.remove();
  }
  for (const element of fragment.querySelectorAll('.Apple-converted-space')) {
    element.replaceWith(' ');
  }
  // The ends of a paste, as Apple and Word on the web mark them.
  for (const element of fragment.querySelectorAll('.Apple-interchange-newline,.EOP')) {
    element.remove();
  }
  for (const element of fragment.querySelectorAll('p[class]')) {
    const style = namedStyles.find(([name]) => name.test(element.className));
    if (style) rename(element, style[1]);
  }
}
