import { readSvg, SvgError, type SvgToken } from './svg-reader.ts';

/** What draws. Whatever runs, embeds, animates or links is not here, and goes with all that it holds. */
const drawing = new Set(
  `svg g defs symbol use switch title desc metadata style path rect circle ellipse line polyline polygon
  text tspan textPath image clipPath mask pattern marker linearGradient radialGradient stop filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur
  feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence view`.split(/\s+/),
);

const namespaces: Record<string, string> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

export const svgLimits = { bytes: 2 * 1024 * 1024, depth: 100, elements: 20_000 } as const;

/**
 * A drawing written anew from the parts that draw: what is not known does not come along. Null when the
 * file is not a well-formed drawing or is built to exhaust who opens it.
 */
export function cleanSvg(source: string): string | null {
  try {
    return [...cleanTokens(source)].join('');
  } catch (error) {
    if (error instanceof SvgError) return null;
    throw error;
  }
}

function* cleanTokens(source: string): Generator<string> {
  const open: { name: string; kept: boolean; reusable: boolean }[] = [];
  let elements = 0;
  let roots = 0;
  for (const token of readSvg(source.replace(/^\uFEFF/, ''))) {
    const parent = open.at(-1);
    if (token.type === 'text') {
      if (parent === undefined && token.text.trim() !== '') throw new SvgError('text outside');
      if (parent?.kept) yield cleanText(parent.name, token.text);
    } else if (token.type === 'close') {
      if (open.pop()?.name !== token.name) throw new SvgError('tags cross');
      if (parent?.kept) yield `</${token.name}>`;
    } else {
      elements += 1;
      if (parent === undefined) roots += 1;
      if (elements > svgLimits.elements || open.length >= svgLimits.depth || roots > 1)
        throw new SvgError('too much');
      const reusable = parent !== undefined && (parent.reusable || hasId(token));
      const multiplies = reusable && token.name === 'use';
      const kept =
        parent === undefined
          ? isRoot(token)
          : parent.kept && drawing.has(token.name) && !multiplies;
      if (kept) yield openingTag(token);
      if (!token.empty) open.push({ name: token.name, kept, reusable });
    }
  }
  if (open.length > 0 || roots !== 1) throw new SvgError('open end');
}

/** What has an id can be used again; a use inside it, used again, would double with each level. */
const hasId = (token: SvgToken & { type: 'open' }) =>
  token.attributes.some(([name]) => name === 'id');

function isRoot(token: SvgToken & { type: 'open' }): true {
  if (token.name !== 'svg') throw new SvgError('not a drawing');
  return true;
}

function openingTag({ name, attributes, empty }: SvgToken & { type: 'open' }): string {
  const kept = attributes.filter(([key, value]) => isHarmless(name, key, value));
  if (name === 'svg' && !kept.some(([key]) => key === 'xmlns'))
    kept.unshift(['xmlns', namespaces.xmlns ?? '']);
  const pairs = kept.map(([key, value]) => ` ${key}="${written(value).replaceAll('"', '&quot;')}"`);
  return `<${name}${pairs.join('')}${empty ? '/' : ''}>`;
}

function isHarmless(element: string, name: string, value: string): boolean {
  if (Object.hasOwn(namespaces, name)) return namespaces[name] === value;
  if (name === 'href' || name === 'xlink:href') return isHarmlessReference(element, value);
  if (name === 'style') return isHarmlessStyle(value);
  if (name === 'xml:space' || name === 'xml:lang') return true;
  const isKnownForm = /^[A-Za-z][A-Za-z0-9-]*$/.test(name) && !/^(?:on|src|base)/i.test(name);
  return isKnownForm && isHarmlessStyle(value) && !/script\s*:/i.test(value);
}

/** A place in the same file, or a bitmap that the file itself holds. */
function isHarmlessReference(element: string, value: string): boolean {
  if (/^#[\w.:-]+$/.test(value)) return true;
  const holdsBitmap = element === 'image' || element === 'feImage';
  return holdsBitmap && /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]*$/.test(value);
}

/** Style that fetches nothing: escapes are refused because they could spell anything. */
function isHarmlessStyle(text: string): boolean {
  if (/[\\<]|@import|@font-face|expression|behaviou?r|-moz-binding|image-set/i.test(text))
    return false;
  return !/url\s*\((?!\s*["']?#)/i.test(text);
}

function cleanText(element: string, text: string): string {
  if (element === 'style') return isHarmlessStyle(text) ? written(text) : '';
  return written(text);
}

const written = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
