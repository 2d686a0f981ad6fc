import { fileMessages } from '@wabu/shared/entities/files';

/** The tokens of an SVG in the order of the file. */
export type SvgToken =
  | { type: 'open'; name: string; attributes: [name: string, value: string][]; empty: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

/** The file is not well-formed, or exceeds a limit. */
export class SvgError extends Error {
  constructor(
    reason: string,
    /** The message for users. */
    readonly sentence: string = fileMessages.damaged,
  ) {
    super(reason);
  }
}

const NAME = String.raw`[A-Za-z_][\w.:-]{0,99}`;
const opening = new RegExp(`<(${NAME})`, 'y');
const closing = new RegExp(String.raw`</(${NAME})\s*>`, 'y');
const attribute = new RegExp(String.raw`\s+(${NAME})\s*=\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const tagEnd = /\s*(\/?)>/y;
/** A DOCTYPE with an internal subset may define entities and is rejected. */
const ignored = /<\?xml\s[^<>]*\?>|<!DOCTYPE\s[^<>[\]]*>/iy;

/**
 * Tokenises an SVG strictly: predefined entities only, no processing instruction, every element closed.
 * Linear in the length of the file.
 */
export function* readSvg(source: string): Generator<SvgToken> {
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  const takeUntil = (start: string, end: string) => {
    if (!source.startsWith(start, at)) return null;
    const found = source.indexOf(end, at + start.length);
    if (found === -1) throw new SvgError('open end');
    const inside = source.slice(at + start.length, found);
    at = found + end.length;
    return inside;
  };

  while (at < source.length) {
    if (source[at] !== '<') {
      const next = source.indexOf('<', at);
      const text = source.slice(at, next === -1 ? undefined : next);
      at += text.length;
      yield { type: 'text', text: decodeEntities(text) };
      continue;
    }
    if (takeUntil('<!--', '-->') !== null || take(ignored)) continue;
    const literal = takeUntil('<![CDATA[', ']]>');
    if (literal !== null) {
      if (literal !== '') yield { type: 'text', text: literal };
      continue;
    }
    const close = take(closing);
    if (close !== null) {
      yield { type: 'close', name: close[1] ?? '' };
      continue;
    }
    const open = take(opening);
    if (open === null) throw new SvgError('not well-formed');
    const attributes = readAttributes(take);
    const end = take(tagEnd);
    if (end === null) throw new SvgError('not well-formed');
    yield { type: 'open', name: open[1] ?? '', attributes, empty: end[1] === '/' };
  }
}

function readAttributes(take: (pattern: RegExp) => RegExpExecArray | null): [string, string][] {
  const attributes = new Map<string, string>();
  for (let found = take(attribute); found !== null; found = take(attribute)) {
    const [, name = '', double, single] = found;
    if (attributes.has(name)) throw new SvgError('attribute twice');
    attributes.set(name, decodeEntities(double ?? single ?? ''));
  }
  return [...attributes];
}

const predefined: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const unknownEntity = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i;

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  // Checked first, so that a million errors are not collected.
  if (unknownEntity.test(text)) throw new SvgError('unknown entity');
  return text.replace(/&([^;]+);/g, (_, name: string) => {
    const code = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name);
    const letter = code === null ? predefined[name] : fromCode(code);
    if (letter === undefined) throw new SvgError('unknown entity');
    return letter;
  });
}

function fromCode([, hex, decimal]: RegExpExecArray): string {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const isText = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff);
  if (!isText || (code >= 0xd800 && code <= 0xdfff)) throw new SvgError('no text');
  return String.fromCodePoint(code);
}
