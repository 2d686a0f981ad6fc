import { fileLimits, fileMessages } from '@wabu/shared/entities/files';
import { heldPicture } from './svg-picture.ts';
import { readSvg, SvgError, type SvgToken } from './svg-reader.ts';
import { References, type Scope } from './svg-references.ts';

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

/** An open tag; the sheet is the text of a `style`. */
type Open = { name: string; isKept: boolean; sheet: string; scope: Scope };

/**
 * Sanitises an SVG: parses it and serialises the allowed elements and attributes only.
 * @throws SvgError when the file is not well-formed, or made to exhaust its reader
 */
export function cleanSvg(source: string): string {
  const open: Open[] = [];
  const budget = { elements: MAX_ELEMENTS, pixels: fileLimits.pixels };
  const references = new References();
  let written = '';
  for (const token of readSvg(source)) {
    const parent = open.at(-1);
    if (token.type === 'text') {
      if (parent === undefined && token.text.trim() !== '') throw new SvgError('text outside');
      if (parent?.name === 'style') parent.sheet += token.text;
      else if (parent?.isKept) written += escaped(token.text);
    } else if (token.type === 'close') {
      if (parent?.name !== token.name) throw new SvgError('tags cross');
      open.pop();
      const sheet = isHarmlessStyle(parent.sheet) ? escaped(parent.sheet) : '';
      if (parent.isKept) written += `${sheet}</${token.name}>`;
    } else {
      const { name, empty } = token;
      budget.elements -= 1;
      if (budget.elements < 0 || open.length >= MAX_DEPTH) throw new SvgError('too much');
      if (parent === undefined && (written !== '' || name !== 'svg'))
        throw new SvgError('not one drawing');
      const isInside = parent === undefined || (parent.isKept && parent.name !== 'style');
      const isKept = isInside && drawing.has(name);
      let scope = parent?.scope ?? references.root;
      if (isKept) {
        const attributes = attributesOf(token, budget);
        scope = references.add(scope, attributes);
        written += `<${name}${writeAttributes(attributes)}${empty ? '/>' : '>'}`;
      }
      if (!empty) open.push({ name, isKept, sheet: '', scope });
    }
  }
  if (open.length > 0 || written === '') throw new SvgError('open end');
  references.check();
  return written;
}

function attributesOf(
  { name, attributes }: SvgToken & { type: 'open' },
  budget: { pixels: number },
): Map<string, string> {
  const kept = new Map(name === 'svg' ? [['xmlns', namespaces.xmlns ?? '']] : []);
  for (const [key, value] of attributes) {
    const cleaned = cleanValue(name, key, value, budget);
    if (cleaned !== null) kept.set(key, cleaned);
  }
  return kept;
}

const writeAttributes = (attributes: Map<string, string>) =>
  [...attributes].map(([key, value]) => ` ${key}="${escaped(value, '"')}"`).join('');

function escaped(text: string, quote = ''): string {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return quote === '' ? plain : plain.replaceAll(quote, '&quot;');
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
  if (name === 'xml:space' || name === 'xml:lang') return true;
  const isKnownForm = /^[A-Za-z][A-Za-z0-9-]*$/.test(name) && !/^(?:on|src|base)/i.test(name);
  return isKnownForm && isHarmlessStyle(value) && !/script\s*:/i.test(value);
}

/** True for a style without external references. Rejects escapes, which can spell anything. */
function isHarmlessStyle(text: string): boolean {
  if (/[\\<]|@import|@font-face|expression|behaviou?r|-moz-binding|image-set|src\s*\(/i.test(text))
    return false;
  return !/url\s*\((?!\s*(["']?)#[\w.:-]+\1\s*\))/i.test(text);
}
