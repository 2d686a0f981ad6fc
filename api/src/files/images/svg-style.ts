import { elementsOf, type SvgElement } from './svg-tree.ts';

/** `property: value` pairs of a style attribute or style sheet. */
export type Declaration = [property: string, value: string];

const UNIVERSAL = '*';
const STRING_OR_COMMENT = /\/\*[\s\S]*?\*\/|"([^"\n{}]*)"|'([^'\n{}]*)'/g;
const RULE = /\s*([^{}]+)\{([^{}]*)\}\s*/y;

/**
 * True for a style without external references and animations. Rejects escapes, which can spell anything,
 * and image functions, whose cost is not counted.
 */
export function isHarmlessStyle(text: string): boolean {
  if (/[\\<]|@import|@font-face|expression|behaviou?r|-moz-binding|image-set/i.test(text))
    return false;
  if (/(?:path|polygon|shape|var|gradient|fade|element)\s*\(|shadow\s*:/i.test(text)) return false;
  // The cost of shapes is computed from attributes, so styles must not set sizes.
  if (/(?:^|[\s;{])(?:d|r|rx|ry|width|height)\s*:/i.test(text)) return false;
  return !/url\s*\((?!\s*(["']?)#[\w.:-]+\1\s*\))/i.test(text);
}

/** Parses a style sheet of plain rules; null for anything that parsers can read differently. */
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

/**
 * True when every `url(` refers to an id and all brackets are closed, so that the rule ends where it seems
 * to.
 */
function isBalanced(body: string): boolean {
  const others = body.replace(/url\(\s*#[\w.:-]+\s*\)/gi, '');
  return (
    !/url\s*\(/i.test(others) &&
    !/[()[\]]/.test(others.replace(/\((?:[^()[\]]|\([^()[\]]*\))*\)/g, ''))
  );
}

export function declarationsOf(body: string): Declaration[] {
  return body.split(';').flatMap((one): Declaration[] => {
    const colon = one.indexOf(':');
    return colon === -1 ? [] : [[one.slice(0, colon).trim().toLowerCase(), one.slice(colon + 1)]];
  });
}

/**
 * The declarations that style sheets may apply to an element. Matches the last part of a selector only,
 * which gives an upper bound.
 */
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
