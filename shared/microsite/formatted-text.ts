import { createElement, Fragment, type ReactNode } from 'react';
import { cleanAttributes } from '../entities/rich-text/attributes.ts';
import { isBlockTag, tokenize, unescapeHtml } from '../entities/rich-text/html-tokens.ts';
import { type RichTextTag, richTextNesting, richTextTags } from '../entities/rich-text/rules.ts';

interface Element {
  tag: RichTextTag;
  attributes: Record<string, string>;
  children: (Element | string)[];
}
type Nodes = Element['children'];

const ATTRIBUTE = /\s([a-z-]+)="([^"]*)"/gi;
const allowed: ReadonlySet<string> = new Set(richTextTags);
const headings = ['h1', 'h2', 'h3'];

/** Reads sanitised HTML. Whatever is not an allowed tag or attribute stays text or is dropped. */
function read(html: string): Nodes {
  const root: Nodes = [];
  const open: Element[] = [];
  for (const { kind, raw, name: tag } of tokenize(html)) {
    const children = open.at(-1)?.children ?? root;
    if (kind === 'text') children.push(unescapeHtml(raw));
    else if (kind === 'close') {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at >= 0) open.length = at;
    } else if (isAllowed(tag) && open.length < richTextNesting) {
      const given = [...raw.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        unescapeHtml(value),
      ]);
      const attributes = cleanAttributes(tag, Object.fromEntries(given));
      const element: Element = { tag, attributes, children: [] };
      if (!isComplete(element, open)) continue;
      children.push(element);
      if (kind === 'open') open.push(element);
    }
  }
  return root;
}

/** False for a picture or link without its address, and for a link inside a link. */
function isComplete({ tag, attributes }: Element, open: readonly Element[]): boolean {
  if (tag === 'img') return attributes.src !== undefined;
  return tag !== 'a' || (attributes.href !== undefined && !open.some((one) => one.tag === 'a'));
}

const isAllowed = (tag: string): tag is RichTextTag => allowed.has(tag);

/** Every text is escaped by React. Headings start below the section's own (h2), without a gap in the levels. */
export function formattedText(html: string): ReactNode {
  const nodes = read(html);
  const used = headings.filter((tag) => hasTag(nodes, tag));
  const renamed = new Map(used.map((tag, level) => [tag, `h${level + 3}`]));
  return createElement(Fragment, null, ...draw(nodes, renamed));
}

/** Sanitised HTML as the content of a heading: its blocks become lines, its pictures are left out. */
export function formattedLine(html: string): ReactNode {
  const lines: ReactNode[][] = [[]];
  splitLines(read(html), lines);
  const content = lines
    .filter((line) => line.length > 0)
    .flatMap((line, at) => (at === 0 ? line : [createElement('br', { key: at }), ...line]));
  return createElement(Fragment, null, ...content);
}

function splitLines(nodes: Nodes, lines: ReactNode[][]): void {
  for (const node of nodes) {
    if (typeof node === 'string') lines.at(-1)?.push(node);
    else if (isBlockTag(node.tag)) {
      lines.push([]);
      splitLines(node.children, lines);
      lines.push([]);
    } else if (node.tag !== 'img') lines.at(-1)?.push(...draw([node]));
  }
}

function hasTag(nodes: Nodes, tag: string): boolean {
  return nodes.some(
    (node) => typeof node !== 'string' && (node.tag === tag || hasTag(node.children, tag)),
  );
}

const digits = (text: string) => text.replaceAll(/\D/g, '');
const textOf = (nodes: Nodes): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** The digits at the end of a number, which are the same with and without the code of the country. */
const SHOWN_DIGITS = 6;

/** The number of a link that does not show it, for paper. */
function phoneOf({ attributes: { href = '' }, children }: Element): Element['attributes'] {
  if (!href.startsWith('tel:')) return {};
  const number = href.slice('tel:'.length);
  const isShown = digits(textOf(children)).includes(digits(number).slice(-SHOWN_DIGITS));
  return isShown ? {} : { 'data-phone': number };
}

function draw(nodes: Nodes, renamed: ReadonlyMap<string, string> = new Map()): ReactNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { tag, attributes, children } = node;
    const props: Element['attributes'] =
      tag === 'img' ? { alt: '', ...attributes } : { ...attributes, ...phoneOf(node) };
    return createElement(renamed.get(tag) ?? tag, props, ...draw(children, renamed));
  });
}
