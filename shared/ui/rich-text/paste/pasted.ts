import { isText, toAtoms } from '../document/atoms.ts';
import { canonicalDocument } from '../document/canonical.ts';
import type { Block } from '../document/document.ts';
import { type Line, toLines } from '../document/lines.ts';
import { fold } from '../html/normalize-tags.ts';
import { purify } from '../html/purify.ts';
import { readHtml } from '../html/read-html.ts';
import { withInertAttributes } from './inert-html.ts';
import { nestItems } from './office-lists.ts';
import { styleToTags, tidyOffice } from './office-styles.ts';
import { writeScripts } from './superscripts.ts';

interface Pasted {
  lines: Line[];
  /** Pictures on another computer or site, which cannot be read. */
  lostPictures: number;
  isWordless: boolean;
}

/** Windows marks the copied fragment by two comments inside the whole page (MSDN, HTML Clipboard Format). */
function copiedPart(html: string): string {
  const start = html.indexOf('<!--StartFragment-->');
  const end = html.lastIndexOf('<!--EndFragment-->');
  if (start < 0 || end < start) return html;
  // A copied cell or item is parsed with its table or list around it.
  const opened = html.slice(0, start).match(/<(table|ul|ol)\b[^>]*>(?![\s\S]*<\/\1>)/i)?.[0] ?? '';
  return opened + html.slice(start, end);
}

function removeLanguages(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll('[dir],[lang]')) {
    element.removeAttribute('dir');
    element.removeAttribute('lang');
  }
}

const SEPARATOR = ' | ';

const isBlankCell = (cell: Element) =>
  (cell.textContent ?? '').trim() === '' && cell.querySelector('img') === null;

/** Layout tables have lists, headings or tables in their cells: their rows do not become lines. */
const isLine = (cell: Element) =>
  cell.querySelector('ul,ol,li,blockquote,table,h1,h2,h3,h4,h5,h6') === null;

/** A table row becomes one line, with a separator between all cells. */
function separateCells(fragment: DocumentFragment): void {
  for (const row of fragment.querySelectorAll('tr')) {
    const cells = [...row.children].filter((cell) => cell.matches('td,th'));
    if (!cells.every(isLine)) continue;
    for (const cell of cells.filter(isBlankCell)) cell.replaceChildren();
    const last = cells.findLastIndex((cell) => !isBlankCell(cell));
    for (const cell of cells.slice(0, Math.max(0, last))) cell.append(SEPARATOR);
  }
}

function isBlank(line: Line): boolean {
  return toAtoms(line.children).every((atom) => isText(atom) && /^\s*$/.test(atom.text));
}

/** Office separates paragraphs by empty ones; a run of them becomes one. */
function withoutIdleLines(lines: readonly Line[]): Line[] {
  const kept = lines.filter((line, index) => {
    const above = lines[index - 1];
    return !isBlank(line) || (index > 0 && above !== undefined && !isBlank(above));
  });
  while (kept.length > 0 && isBlank(kept[kept.length - 1] as Line)) kept.pop();
  return kept.map((line) => (isBlank(line) ? { ...line, children: [{ text: '' }] } : line));
}

/** Converts HTML of any program to lines: sanitised, interpreted, then reduced to the allow-list. */
export function pastedHtml(html: string): Pasted {
  const pictures = html.match(/<img\b/gi)?.length ?? 0;
  const fragment = purify(withInertAttributes(copiedPart(html)), 'clipboard');
  tidyOffice(fragment);
  nestItems(fragment);
  writeScripts(fragment);
  styleToTags(fragment);
  separateCells(fragment);
  removeLanguages(fragment);
  const blocks: Block[] = canonicalDocument(readHtml(fold(fragment)));
  const lines = withoutIdleLines(toLines(blocks));
  const atoms = lines.flatMap((line) => toAtoms(line.children));
  const kept = atoms.filter((atom) => !isText(atom)).length;
  return {
    lines,
    lostPictures: Math.max(0, pictures - kept),
    isWordless: lines.every((line) =>
      toAtoms(line.children).every((atom) => !isText(atom) || atom.text.trim() === ''),
    ),
  };
}

/** Converts plain text: empty lines separate paragraphs; without empty lines every line is a paragraph. */
export function pastedText(text: string): Line[] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/(?<!\n)\n+$/, '');
  const parts = /\n[ \t]*\n/.test(plain) ? plain.split(/\n(?:[ \t]*\n)+/) : plain.split('\n');
  const blocks = parts.map((part): Block => ({ type: 'paragraph', children: [{ text: part }] }));
  return toLines(canonicalDocument(blocks));
}
