import { fileLimits, fileMessages } from '@wabu/shared/entities/files';
import { checkPainting } from './svg-painting.ts';
import { heldPicture } from './svg-picture.ts';
import { readSvg, SvgError, type SvgToken } from './svg-reader.ts';
import { isHarmlessStyle, isPlainSheet } from './svg-style.ts';
import { type SvgElement, writeSvg } from './svg-tree.ts';

/**
 * The allowed elements: shapes, text, gradients. All others are dropped with their content: scripts,
 * embedded content, animations, links, and filters, of which a single one can block a browser for seconds.
 */
const drawing = new Set(
  `svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon
  text tspan textPath image clipPath mask pattern marker linearGradient radialGradient stop filter
  feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feMerge feMergeNode feOffset feTile view`.split(/\s+/),
);

const namespaces: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

const MAX_DEPTH = 100;
const MAX_ELEMENTS = 20_000;

/**
 * Sanitises an SVG: parses it and serialises the allowed elements and attributes only.
 * @throws SvgError when the file is not well-formed, or made to exhaust its reader
 */
export function cleanSvg(source: string): string {
  const root = readAllowed(source);
  checkPainting(root);
  return writeSvg(root);
}

type Opening = SvgToken & { type: 'open' };
/** An open tag; `element` is null when it is not allowed. */
type Open = { name: string; element: SvgElement | null };

function readAllowed(source: string): SvgElement {
  const open: Open[] = [];
  const budget = { elements: MAX_ELEMENTS, pixels: fileLimits.pixels };
  let root: SvgElement | null = null;
  for (const token of readSvg(source.replace(/^\uFEFF/, ''))) {
    const parent = open.at(-1);
    if (token.type === 'text') {
      if (parent === undefined && token.text.trim() !== '') throw new SvgError('text outside');
      parent?.element?.children.push(token.text);
    } else if (token.type === 'close') {
      if (open.pop()?.name !== token.name) throw new SvgError('tags cross');
      if (parent?.element?.name === 'style') removeUnlessPlain(parent.element);
    } else {
      budget.elements -= 1;
      if (budget.elements < 0 || open.length >= MAX_DEPTH) throw new SvgError('too much');
      if (parent === undefined && (root !== null || token.name !== 'svg'))
        throw new SvgError('not one drawing');
      const isAllowed = parent?.element !== null && drawing.has(token.name);
      const element = isAllowed ? addElement(token, parent?.element ?? null, budget) : null;
      if (parent === undefined) root = element;
      if (!token.empty) open.push({ name: token.name, element });
    }
  }
  if (open.length > 0 || root === null) throw new SvgError('open end');
  return root;
}

function addElement(
  token: Opening,
  parent: SvgElement | null,
  budget: { pixels: number },
): SvgElement {
  const { name } = token;
  const attributes = new Map<string, string>();
  for (const [key, value] of token.attributes) {
    const cleaned = cleanValue(name, key, value, budget);
    if (cleaned !== null) attributes.set(key, cleaned);
  }
  const missing = name === 'svg' && !attributes.has('xmlns');
  const own: [string, string][] = missing ? [['xmlns', namespaces.xmlns ?? '']] : [];
  const element = { name, attributes: new Map([...own, ...attributes]), parent, children: [] };
  parent?.children.push(element);
  return element;
}

function cleanValue(
  element: string,
  name: string,
  value: string,
  budget: { pixels: number },
): string | null {
  const isReference = name === 'href' || name === 'xlink:href';
  if (!isReference || element !== 'image') return isHarmless(name, value) ? value : null;
  const picture = heldPicture(value);
  if (picture === null) return null;
  budget.pixels -= picture.pixels;
  if (budget.pixels < 0) throw new SvgError('too many pixels', fileMessages.tooManyPixels);
  return picture.href;
}

function isHarmless(name: string, value: string): boolean {
  if (Object.hasOwn(namespaces, name)) return namespaces[name] === value;
  // A reference inside the file.
  if (name === 'href' || name === 'xlink:href') return /^#[\w.:-]+$/.test(value);
  if (name === 'style') return isHarmlessStyle(value) && !value.includes('/*');
  if (name === 'xml:space' || name === 'xml:lang') return true;
  const isKnownForm = /^[A-Za-z][A-Za-z0-9-]*$/.test(name) && !/^(?:on|src|base)/i.test(name);
  // The cost of dashes depends on the length of the stroke.
  if (!isKnownForm || name === 'pathLength') return false;
  return isHarmlessStyle(value) && !/script\s*:/i.test(value);
}

function removeUnlessPlain(style: SvgElement): void {
  if (!isPlainSheet(style.children.join(''))) style.children = [];
}
