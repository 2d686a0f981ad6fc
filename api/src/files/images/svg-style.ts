import { elementsOf, type SvgElement } from './svg-tree.ts';

/** `property: value` pairs, as attributes and style sheets declare them. */
export type Declaration = [property: string, value: string];

const UNIVERSAL = '*';
const STRING_OR_COMMENT = /\/\*[\s\S]*?\*\/|"([^"\n{}]*)"|'([^'\n{}]*)'/g;
const RULE = /\s*([^{}]+)\{([^{}]*)\}\s*/y;

/**
 * Style that fetches nothing and moves nothing. Escapes are refused because they could spell anything,
 * functions that draw because their cost would not be counted.
 */
export function isHarmlessStyle(text: string): boolean {
  if (/[\\<]|@import|@font-face|expression|behaviou?r|-moz-binding|image-set/i.test(text))
    return false;
  if (/(?:path|polygon|shape|var|gradient|fade|element)\s*\(|shadow\s*:/i.test(text)) return false;
  // The sizes of shapes are read from their attributes.
  if (/(?:^|[\s;{])(?:d|r|rx|ry|width|height)\s*:/i.test(text)) return false;
  return !/url\s*\((?!\s*(["']?)#[\w.:-]+\1\s*\))/i.test(text);
}

/** A style sheet of plain rules: what is read differently by anybody else is dropped. */
export const isPlainSheet = (text: string) => isHarmlessStyle(text) && rulesOf(text) !== null;

function rulesOf(text: string): [selector: string, body: string][] | null {
  const plain = text.replace(STRING_OR_COMMENT, (_, double?: string, single?: string) => {
    const inside = double ?? single ?? '';
    return /^#[\w.:-]+$/.test(inside) ? inside : '';
  });
  if (/["'@]|\/\*/.test(plain)) return null;
  const rules: [string, string][] = [];
  RULE.lastIndex = 0;
  for (let at = 0; at < plain.trimEnd().length; at = RULE.lastIndex) {
    const [, selector, body] = RULE.exec(plain) ?? [];
    if (selector === undefined || body === undefined || !isBalanced(body)) return null;
    rules.push([selector, body]);
  }
  return rules;
}

/** Every `url(` names an id, and no bracket stays open, so that the rule ends where it seems to end. */
function isBalanced(body: string): boolean {
  const rest = body.replace(/url\(\s*#[\w.:-]+\s*\)/gi, '');
  return (
    !/url\s*\(/i.test(rest) && !/[()[\]]/.test(rest.replace(/\((?:[^()[\]]|\([^()[\]]*\))*\)/g, ''))
  );
}

export function declarationsOf(body: string): Declaration[] {
  return body.split(';').flatMap((one): Declaration[] => {
    const colon = one.indexOf(':');
    return colon === -1 ? [] : [[one.slice(0, colon).trim().toLowerCase(), one.slice(colon + 1)]];
  });
}

/** What style sheets may declare for an element: of a selector, only its last part is looked at. */
export function readSheets(root: SvgElement): (element: SvgElement) => Declaration[][] {
  const byKey = new Map<string, Declaration[][]>();
  for (const { name, children } of elementsOf(root)) {
    if (name !== 'style') continue;
    for (const [selectors, body] of rulesOf(children.join('')) ?? []) {
      const declared = declarationsOf(body);
      for (const key of new Set(selectors.split(',').map(keyOf))) {
        const known = byKey.get(key);
        if (known === undefined) byKey.set(key, [declared]);
        else known.push(declared);
      }
    }
  }
  return ({ name, attributes }) => {
    if (byKey.size === 0) return [];
    const classes = (attributes.get('class') ?? '').split(/\s+/).map((one) => `.${one}`);
    const keys = new Set([UNIVERSAL, name, `#${attributes.get('id')}`, ...classes]);
    return [...keys].flatMap((key) => byKey.get(key) ?? []);
  };
}

function keyOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  if (!/^[\w.#-]+$/.test(last)) return UNIVERSAL;
  return /[.#][\w-]+/.exec(last)?.[0] ?? last;
}
