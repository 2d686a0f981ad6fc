import { fileMessages } from '@wabu/shared/entities/files';

/** What a drawing is made of, in the order of the file. */
export type SvgToken =
  | { type: 'open'; name: string; attributes: [name: string, value: string][]; empty: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

/** The file is no well-formed drawing, or asks for something that no drawing needs. */
export class SvgError extends Error {
  constructor(
    reason: string,
    /** The sentence for people. */
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
/** A plain DOCTYPE says nothing; one with a subset of its own may define entities and is refused. */
const ignored = /<\?xml\s[^<>]*\?>|<!DOCTYPE\s[^<>[\]]*>/iy;

/**
 * Reads a drawing strictly: no entity of its own, no processing instruction, no open end. One pass, and
 * each letter is looked at a fixed number of times.
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
      yield { type: 'text', text: literal };
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
  // Looked for first: a million wrong ones must not be collected before the first is refused.
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
