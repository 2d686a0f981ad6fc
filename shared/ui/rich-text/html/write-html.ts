import { cleanAttributes } from '../../../entities/rich-text/attributes.ts';
import { escapeHtml } from '../../../entities/rich-text/html-tokens.ts';
import type { RichTextTag } from '../../../entities/rich-text/rules.ts';
import { isText, type PictureAtom, type TextAtom, toAtoms } from '../document/atoms.ts';
import { canonicalDocument } from '../document/canonical.ts';
import type {
  Block,
  Inline,
  LangAttributes,
  ListItem,
  Marks,
  QuotedBlock,
  RichDocument,
} from '../document/document.ts';

export function attributesToHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`)
    .join('');
}

function wrap(tag: RichTextTag, langAttributes: LangAttributes, content: string): string {
  return `<${tag}${attributesToHtml(cleanAttributes(tag, { dir: langAttributes.dir, lang: langAttributes.lang }))}>${content}</${tag}>`;
}

/** Outermost first. Neighbours with the same mark share one tag. */
const layers: {
  same: (marks: Marks) => unknown;
  tag: (marks: Marks) => RichTextTag | undefined;
}[] = [
  { same: (m) => `${m.dir}|${m.lang}`, tag: (m) => (m.dir || m.lang ? 'span' : undefined) },
  { same: (m) => Boolean(m.bold), tag: (m) => (m.bold ? 'strong' : undefined) },
  { same: (m) => Boolean(m.italic), tag: (m) => (m.italic ? 'em' : undefined) },
  { same: (m) => Boolean(m.underline), tag: (m) => (m.underline ? 'u' : undefined) },
  { same: (m) => Boolean(m.strike), tag: (m) => (m.strike ? 's' : undefined) },
];

type Run = TextAtom | PictureAtom;
const noMarks: Marks = {};
const marksOfRun = (run: Run): Marks => (isText(run) ? run.marks : noMarks);

function grouped<Item>(items: readonly Item[], key: (item: Item) => unknown): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group?.[0] !== undefined && key(group[0]) === key(item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

function writeRun(run: Run): string {
  if (isText(run)) return escapeHtml(run.text).replaceAll('\n', '<br>');
  const { src, alt, width, height } = run.picture;
  const size = { width: width?.toString(), height: height?.toString() };
  return `<img${attributesToHtml(cleanAttributes('img', { src, alt, ...size }))}>`;
}

function writeMarked(runs: readonly Run[], depth = 0): string {
  const layer = layers[depth];
  if (!layer) return runs.map(writeRun).join('');
  return grouped(runs, (run) => layer.same(marksOfRun(run)))
    .map((group) => {
      const marks = group[0] ? marksOfRun(group[0]) : noMarks;
      const content = writeMarked(group, depth + 1);
      const tag = layer.tag(marks);
      return tag ? wrap(tag, tag === 'span' ? marks : {}, content) : content;
    })
    .join('');
}

/** The HTML of one line. */
export function writeLine(children: readonly Inline[]): string {
  const runs = toAtoms(children);
  const html = grouped(
    runs.filter((run) => !isText(run) || run.text !== ''),
    (run) => run.link,
  )
    .map((group) => {
      const link = group[0]?.link;
      const content = writeMarked(group);
      if (!link) return content;
      const target = link.newTab && '_blank';
      return `<a${attributesToHtml(cleanAttributes('a', { href: link.href, target }))}>${content}</a>`;
    })
    .join('');
  const last = runs.findLast((run) => !isText(run) || run.text !== '');
  const needsFiller = !last || (isText(last) && last.text.endsWith('\n'));
  return needsFiller ? `${html}<br>` : html;
}

function writeItem(item: ListItem): string {
  const [line, ...nested] = item.children;
  return wrap('li', item, writeLine(line.children) + nested.map(writeQuoted).join(''));
}

function writeQuoted(block: QuotedBlock): string {
  if (block.type === 'list') {
    return wrap(block.ordered ? 'ol' : 'ul', block, block.children.map(writeItem).join(''));
  }
  const tag = block.type === 'paragraph' ? 'p' : (`h${block.level}` as const);
  return wrap(tag, block, writeLine(block.children));
}

const written = new WeakMap<Block, string>();

/** The HTML of one block that is in its canonical form. */
function writeBlock(block: Block): string {
  const html =
    written.get(block) ??
    (block.type === 'quote'
      ? wrap('blockquote', block, block.children.map(writeQuoted).join(''))
      : writeQuoted(block));
  written.set(block, html);
  return html;
}

/** An empty document is stored as an empty string. */
function isEmptyDocument([first, ...others]: RichDocument): boolean {
  return (
    others.length === 0 &&
    first?.type === 'paragraph' &&
    !first.dir &&
    !first.lang &&
    writeLine(first.children) === '<br>'
  );
}

/** The document as the HTML that is stored. */
export function serialise(blocks: readonly Block[]): string {
  const document = canonicalDocument(blocks);
  return isEmptyDocument(document) ? '' : document.map(writeBlock).join('');
}
