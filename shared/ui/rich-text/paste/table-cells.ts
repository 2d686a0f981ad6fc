const SEPARATOR = ' | ';

const isBlank = (cell: Element) =>
  (cell.textContent ?? '').trim() === '' && cell.querySelector('img') === null;

/** Layout tables have lists, headings or tables in their cells: their rows do not become lines. */
const isLine = (cell: Element) =>
  cell.querySelector('ul,ol,li,blockquote,table,h1,h2,h3,h4,h5,h6') === null;

/** A table row becomes one line, with a separator between all cells. */
export function separateCells(fragment: DocumentFragment): void {
  for (const row of fragment.querySelectorAll('tr')) {
    const cells = [...row.children].filter((cell) => cell.matches('td,th'));
    if (!cells.every(isLine)) continue;
    for (const cell of cells.filter(isBlank)) cell.replaceChildren();
    const last = cells.findLastIndex((cell) => !isBlank(cell));
    for (const cell of cells.slice(0, Math.max(0, last))) cell.append(SEPARATOR);
  }
}
