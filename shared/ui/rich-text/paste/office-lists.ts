import { STYLE } from './inert-html.ts';

interface FlatItem {
  level: number;
  ordered: boolean;
  content: Node[];
}

const numbered = /^\s*\(?(\d{1,3}|[a-z]|[ivxlcdm]{1,6})[.)]/i;
const bulleted = /^\s*[·•o§▪■◦●○\-–—*\uf0a7\uf0b7\uf0d8]\s/;

function levelIn(style: string): number | undefined {
  const level = /mso-list\s*:[^:;]*\blevel(\d)/i.exec(style)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Word writes a list as paragraphs, each with its marker as text in a span marked `mso-list:Ignore`. */
function wordItem(paragraph: Element): FlatItem | undefined {
  const style = paragraph.getAttribute(STYLE) ?? '';
  const level = levelIn(style);
  const isListStyle = /\bMsoList/i.test(paragraph.className);
  if (level === undefined && !isListStyle) return undefined;
  const ignored = [...paragraph.querySelectorAll(`[${STYLE}]`)].find((part) =>
    /mso-list\s*:\s*ignore/i.test(part.getAttribute(STYLE) ?? ''),
  );
  const marker = ignored?.textContent ?? paragraph.textContent ?? '';
  if (ignored) ignored.remove();
  else if (!removeLeadingMarker(paragraph))
    return level === undefined ? undefined : flat(paragraph, level, marker);
  return flat(paragraph, level ?? 1, marker);
}

function flat(element: Element, level: number, marker: string): FlatItem {
  return { level, ordered: numbered.test(marker), content: [...element.childNodes] };
}

function removeLeadingMarker(paragraph: Element): boolean {
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const first = walker.nextNode();
  const text = first?.textContent ?? '';
  const marker = bulleted.exec(text) ?? numbered.exec(text);
  if (!first || !marker) return false;
  first.textContent = text.slice(marker[0].length).trimStart();
  return true;
}

/** Word for the web writes each item as a separate list and its depth as an attribute. */
function webWordItem(item: Element): FlatItem | undefined {
  const level = Number(item.getAttribute('data-aria-level'));
  if (!level) return undefined;
  return { level, ordered: item.parentElement?.localName === 'ol', content: [...item.childNodes] };
}

function build(items: readonly FlatItem[], document: Document): Element {
  const root = document.createElement(items[0]?.ordered ? 'ol' : 'ul');
  const open: { level: number; list: Element }[] = [{ level: items[0]?.level ?? 1, list: root }];
  for (const { level, ordered, content } of items) {
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    if (!current) break;
    if (level > current.level && current.list.lastElementChild) {
      const nested = document.createElement(ordered ? 'ol' : 'ul');
      current.list.lastElementChild.append(nested);
      open.push({ level, list: nested });
    }
    const item = document.createElement('li');
    item.append(...content);
    open.at(-1)?.list.append(item);
  }
  return root;
}

function isIdle(node: Node): boolean {
  return node.nodeType !== Node.ELEMENT_NODE && (node.textContent ?? '').trim() === '';
}

/** Replaces each run of adjacent items by one list. */
function nestRuns(
  parent: ParentNode & Node,
  itemsOf: (element: Element) => FlatItem[] | undefined,
): void {
  let run: FlatItem[] = [];
  let first: ChildNode | undefined;
  const close = () => {
    const document = parent.ownerDocument;
    if (first && document) first.replaceWith(build(run, document));
    run = [];
    first = undefined;
  };
  for (const node of [...parent.childNodes]) {
    if (isIdle(node)) continue;
    const items = node instanceof Element ? itemsOf(node) : undefined;
    if (!items) close();
    else {
      if (first) node.remove();
      else first = node;
      run.push(...items);
    }
  }
  close();
}

/** Rebuilds the lists of programs that flatten them. */
export function nestItems(fragment: DocumentFragment): void {
  for (const wrapper of fragment.querySelectorAll('.ListContainerWrapper')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  const parents = new Set<ParentNode & Node>([fragment]);
  for (const element of fragment.querySelectorAll('p,li')) {
    const parent =
      element.localName === 'li' ? element.parentElement?.parentNode : element.parentNode;
    if (parent instanceof Element || parent instanceof DocumentFragment) parents.add(parent);
  }
  for (const parent of parents) {
    nestRuns(parent, (element) => {
      if (element.localName === 'p') {
        const item = wordItem(element);
        return item && [item];
      }
      if (!element.matches('ul,ol')) return undefined;
      const items = [...element.children].map(webWordItem);
      return items.every((item) => item !== undefined) && items.length > 0 ? items : undefined;
    });
  }
}
