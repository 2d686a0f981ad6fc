import { cleanAttributes } from '../../../entities/rich-text/attributes.ts';
import {
  type RichTextTag,
  richTextBlocks,
  richTextTags,
} from '../../../entities/rich-text/rules.ts';

const allowed = new Set<string>(richTextTags);
const isAllowed = (tag: string): tag is RichTextTag => allowed.has(tag);

/** The closest allowed tag. For a missing name the tag is removed and its content stays. */
export const nearest: Record<string, RichTextTag> = {
  ...Object.fromEntries(['h4', 'h5', 'h6'].map((tag) => [tag, 'h3'])),
  ...Object.fromEntries(['del', 'strike'].map((tag) => [tag, 's'])),
  ...Object.fromEntries(['menu', 'dir'].map((tag) => [tag, 'ul'])),
};

/** Containers: they end lines, and their content becomes paragraphs. */
export const boxTags: ReadonlySet<string> = new Set(
  ['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'address']
    .concat(['figure', 'figcaption', 'pre', 'dl', 'dt', 'dd', 'center', 'details', 'summary'])
    .concat(['table', 'thead', 'tbody', 'tfoot', 'caption', 'tr', 'hr']),
);
const blocks = richTextBlocks.join();

function keepAttributes(element: Element, tag: RichTextTag): void {
  const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  for (const name of Object.keys(given)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(cleanAttributes(tag, given))) {
    element.setAttribute(name, value);
  }
}

function replaceTag(element: Element, tag: RichTextTag): void {
  const renamed = element.ownerDocument.createElement(tag);
  for (const name of ['dir', 'lang']) renamed.setAttribute(name, element.getAttribute(name) ?? '');
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  keepAttributes(renamed, tag);
}

function isBlock(node: Node): boolean {
  return node instanceof Element && (node.matches(blocks) || node.querySelector(blocks) !== null);
}

/** Removes a container of blocks; inline content between the blocks becomes paragraphs. */
function openBox(box: Element): void {
  let line: Element | undefined;
  for (const node of [...box.childNodes]) {
    if (isBlock(node)) line = undefined;
    else if (line || node.textContent?.trim() || node.nodeName === 'IMG') {
      if (!line) {
        line = box.ownerDocument.createElement('p');
        node.before(line);
      }
      line.append(node);
    }
  }
  box.replaceWith(...box.childNodes);
}

function breakLines(preformatted: Element): void {
  const document = preformatted.ownerDocument;
  for (const node of [...preformatted.childNodes]) {
    const lines = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').split('\n') : [];
    if (lines.length < 2) continue;
    const parts = lines.flatMap((text, index) =>
      index ? [document.createElement('br'), text] : [text],
    );
    (node as ChildNode).replaceWith(...parts);
  }
}

/** A cell becomes part of its row's line, unless it contains other blocks. */
function foldCell(cell: Element): void {
  const lines = [...cell.querySelectorAll(blocks)];
  if (lines.every((line) => line.localName === 'p')) {
    for (const line of lines) {
      line.after(' ');
      line.replaceWith(...line.childNodes);
    }
  }
  if (cell.nextSibling) cell.after(' ');
  cell.replaceWith(...cell.childNodes);
}

function foldBox(box: Element): void {
  if (box.localName === 'pre') breakLines(box);
  if (box.querySelector(blocks)) openBox(box);
  else if (box.localName === 'hr' || box.textContent?.trim() || box.querySelector('img,br')) {
    replaceTag(box, 'p');
  } else box.remove();
}

function foldElement(element: Element): void {
  const tag = element.localName;
  const twin = nearest[tag];
  if (isAllowed(tag)) {
    keepAttributes(element, tag);
    const isBare = element.attributes.length === 0;
    if (element.matches('p,h1,h2,h3') && element.querySelector(blocks)) openBox(element);
    if (tag === 'img' && !element.hasAttribute('src')) element.remove();
    if ((tag === 'span' && isBare) || (tag === 'a' && !element.hasAttribute('href'))) {
      element.replaceWith(...element.childNodes);
    }
  } else if (twin) replaceTag(element, twin);
  else if (tag === 'td' || tag === 'th') foldCell(element);
  else if (boxTags.has(tag)) foldBox(element);
  else element.replaceWith(...element.childNodes);
}

/** Reduces purified nodes to the allow-list, innermost first, and keeps blocks separate. */
export function fold(fragment: DocumentFragment): DocumentFragment {
  for (const element of [...fragment.querySelectorAll('*')].reverse()) foldElement(element);
  return fragment;
}
