import { fileLimits, fileMessages, imageTypes } from '@wabu/shared/entities/files';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { timeSlices } from '../../records/store/time-slices.ts';
import { imageKindOf } from './image-type.ts';
import { cleanBitmap } from './strip-metadata.ts';

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
const MAX_ATTRIBUTES = 1_000;
/** Letters that are read before other requests may run. */
const PIECE = 16_384;

/** Letters that the entities of a file may add to it. */
const MAX_EXPANSION = 100_000;

/** The file is not well-formed, or exceeds a limit. */
export class SvgError extends Error {
  constructor(
    reason: string,
    readonly sentence: string = fileMessages.damaged,
  ) {
    super(reason);
  }
}

/** An open tag; the sheet is the text of a `style`. */
type Open = { name: string; isKept: boolean; sheet: string; scope: Scope };

/**
 * Sanitises an SVG: parses it and serialises the allowed elements and attributes only.
 * @throws SvgError when the file is not well-formed, or made to exhaust its reader
 */
export async function cleanSvg(source: string): Promise<string> {
  const open: Open[] = [];
  const budget = { elements: MAX_ELEMENTS, pixels: fileLimits.pixels };
  const references = new References();
  const parser = new SaxesParser();
  let written = '';
  const addText = (text: string) => {
    const parent = open.at(-1);
    if (parent?.name === 'style') parent.sheet += text;
    else if (parent?.isKept) written += escaped(text);
  };
  parser.on('error', (error) => {
    throw new SvgError(error.message);
  });
  parser.on('processinginstruction', () => {
    throw new SvgError('processing instruction');
  });
  parser.on('doctype', (doctype) => {
    Object.assign(parser.ENTITIES, entitiesOf(doctype, source));
  });
  let attributes = 0;
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw new SvgError('too much');
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', (tag) => {
    const { name, isSelfClosing } = tag;
    const parent = open.at(-1);
    budget.elements -= 1;
    if (budget.elements < 0 || open.length >= MAX_DEPTH) throw new SvgError('too much');
    if (parent === undefined && name !== 'svg') throw new SvgError('no drawing');
    const isInside = parent === undefined || (parent.isKept && parent.name !== 'style');
    const isKept = isInside && drawing.has(name);
    let scope = parent?.scope ?? references.root;
    if (isKept) {
      const kept = attributesOf(tag, budget);
      scope = references.add(scope, kept);
      written += `<${name}${writeAttributes(kept)}${isSelfClosing ? '/>' : '>'}`;
    }
    open.push({ name, isKept, sheet: '', scope });
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    const { isKept, sheet } = open.pop() as Open;
    if (isKept && !isSelfClosing)
      written += `${isHarmlessStyle(sheet) ? escaped(sheet) : ''}</${name}>`;
  });
  const nextSlice = timeSlices();
  for (let at = 0; at < source.length; at += PIECE) {
    parser.write(source.slice(at, at + PIECE));
    await nextSlice();
  }
  parser.close();
  references.check();
  return written;
}

/** A text that stands for itself: another kind could name a file, or grow without end. */
const entity = /<!ENTITY\s+([A-Za-z_][\w.:-]{0,99})\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g;

/** The entities that a file declares. Throws for other declarations, and when they could make the file large. */
function entitiesOf(doctype: string, source: string): Record<string, string> {
  const start = doctype.indexOf('[');
  if (start < 0) return {};
  const declared = doctype.slice(start + 1, doctype.lastIndexOf(']'));
  if (declared.replace(entity, '').trim() !== '') throw new SvgError('unknown declaration');
  const entities = new Map<string, string>();
  let longest = 0;
  for (const [, name = '', double, single] of declared.matchAll(entity)) {
    const text = double ?? single ?? '';
    entities.set(name, text);
    longest = Math.max(longest, text.length);
  }
  if (longest * source.split('&').length > MAX_EXPANSION) throw new SvgError('large entities');
  return Object.fromEntries(entities);
}

function attributesOf(
  { name, attributes }: SaxesTagPlain,
  budget: { pixels: number },
): Map<string, string> {
  const kept = new Map(name === 'svg' ? [['xmlns', namespaces.xmlns ?? '']] : []);
  for (const [key, value] of Object.entries(attributes)) {
    const cleaned = cleanValue(name, key, value, budget);
    if (cleaned !== null) kept.set(key, cleaned);
  }
  return kept;
}

const writeAttributes = (attributes: Map<string, string>) =>
  [...attributes].map(([key, value]) => ` ${key}="${escaped(value, '"')}"`).join('');

/** Line ends and tabs would be read as other blanks. */
function escaped(text: string, quote?: '"'): string {
  const plain = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
  return quote === undefined
    ? plain
    : plain.replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
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

const BITMAP = /^data:image\/(?:png|jpeg|gif|webp);base64,([A-Za-z0-9+/=\s]*)$/;

/** A bitmap embedded in an SVG: its sanitised data URL and its number of pixels. */
interface HeldPicture {
  href: string;
  pixels: number;
}

/** Null when the data URL has no bitmap that an upload would accept. */
function heldPicture(href: string): HeldPicture | null {
  const bytes = decode(BITMAP.exec(href)?.[1]);
  const kind = bytes === null ? null : imageKindOf(bytes);
  if (bytes === null || kind === null || kind === 'svg' || kind === 'bmp') return null;
  const picture = cleanBitmap(kind, bytes);
  if (picture === null) return null;
  return {
    href: `data:${imageTypes[kind]};base64,${encode(picture.bytes)}`,
    pixels: picture.width * picture.height,
  };
}

function decode(base64: string | undefined): Uint8Array<ArrayBuffer> | null {
  if (base64 === undefined) return null;
  try {
    const letters = atob(base64);
    const bytes = new Uint8Array(letters.length);
    for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
    return bytes;
  } catch {
    return null;
  }
}

const SLICE = 8_192;

function encode(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.byteLength; at += SLICE)
    binary += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(binary);
}

/** What an id, or the whole drawing, stands for: its own elements, and what they refer to. */
interface Scope {
  elements: number;
  inner: (Scope | string)[];
}

const MAX_PAINTED = 50_000;
const MAX_CHAIN = 100;

/**
 * Counts the elements of a drawing as often as references paint them: nine groups of four `use` each would be a
 * quarter of a million, for which browsers and the server need minutes.
 */
class References {
  readonly root: Scope = { elements: 0, inner: [] };
  readonly #byId = new Map<string, Scope>();

  /** Counts an element inside a scope. Returns the scope of its children. */
  add(parent: Scope, attributes: ReadonlyMap<string, string>): Scope {
    const id = attributes.get('id');
    const scope = (id && this.#byId.get(id)) || (id ? { elements: 0, inner: [] } : parent);
    if (id) this.#byId.set(id, scope);
    if (scope !== parent) parent.inner.push(scope);
    scope.elements += 1;
    for (const value of attributes.values())
      for (const [, named = ''] of value.matchAll(/#([\w.:-]+)/g)) scope.inner.push(named);
    return scope;
  }

  /** Throws `SvgError` above the limit, and for a drawing that refers to itself. */
  check(): void {
    const known = new Map<Scope, number>();
    const count = (scope: Scope, chain: number): number => {
      const found = known.get(scope);
      if (found !== undefined) return found;
      if (chain > MAX_CHAIN) throw new SvgError('endless references');
      const inner = scope.inner.map((one) => (typeof one === 'string' ? this.#byId.get(one) : one));
      const total = inner.reduce(
        (sum, one) => sum + (one ? count(one, chain + 1) : 0),
        scope.elements,
      );
      known.set(scope, total);
      return total;
    };
    if (!(count(this.root, 0) <= MAX_PAINTED)) throw new SvgError('too much to paint');
  }
}
