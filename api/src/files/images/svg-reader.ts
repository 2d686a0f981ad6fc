import { fileMessages } from '@wabu/shared/entities/files';

export type SvgToken =
  | { type: 'open'; name: string; attributes: [name: string, value: string][]; empty: boolean }
  | { type: 'close'; name: string }
  | { type: 'text'; text: string };

/** The file is not well-formed, or exceeds a limit. */
export class SvgError extends Error {
  constructor(
    reason: string,
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
const declaration = /<\?xml\s[^<>]*\?>/iy;
const doctype = /<!DOCTYPE\s[^<>[\]]*(\[)?/iy;
/** A text that stands for itself: another kind could name a file, or grow without end. */
const entity = new RegExp(
  String.raw`\s*<!ENTITY\s+(${NAME})\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>`,
  'y',
);
const doctypeEnd = /\s*\]?\s*>/y;
const reference = new RegExp(`&(#x[\\da-f]{1,6}|#\\d{1,7}|${NAME})?(;)?`, 'gi');

/** Letters that the entities of a file may add to it. */
const MAX_EXPANSION = 100_000;

/**
 * Tokenises an SVG strictly: entities that are plain text, no processing instruction, every element closed.
 * Linear in the length of the file.
 */
export function* readSvg(source: string): Generator<SvgToken> {
  let at = 0;
  const expand = entityReader();
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
      yield { type: 'text', text: expand(text) };
      continue;
    }
    if (takeUntil('<!--', '-->') !== null || take(declaration)) continue;
    const start = take(doctype);
    if (start !== null) {
      for (let one = start[1] && take(entity); one; one = take(entity))
        expand.declare(one[1] ?? '', one[2] ?? one[3] ?? '');
      if (take(doctypeEnd) === null) throw new SvgError('not well-formed');
      continue;
    }
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
    const attributes = readAttributes(take, expand);
    const end = take(tagEnd);
    if (end === null) throw new SvgError('not well-formed');
    yield { type: 'open', name: open[1] ?? '', attributes, empty: end[1] === '/' };
  }
}

function readAttributes(
  take: (pattern: RegExp) => RegExpExecArray | null,
  expand: (text: string) => string,
): [string, string][] {
  const attributes = new Map<string, string>();
  for (let found = take(attribute); found !== null; found = take(attribute)) {
    const [, name = '', double, single] = found;
    if (attributes.has(name)) throw new SvgError('attribute twice');
    attributes.set(name, expand(double ?? single ?? ''));
  }
  return [...attributes];
}

/** Replaces the references in texts of a file, by predefined entities and those that it declares. */
function entityReader() {
  const entities = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }));
  let left = MAX_EXPANSION;
  const expand = (text: string) =>
    text.replace(reference, (written: string, name?: string, end?: string) => {
      const value = name?.startsWith('#') ? fromCode(name) : entities.get(name ?? '');
      if (value !== undefined) left -= Math.max(0, value.length - written.length);
      if (value === undefined || end === undefined || left < 0)
        throw new SvgError('unknown entity');
      return value;
    });
  return Object.assign(expand, {
    declare: (name: string, value: string) => entities.set(name, value),
  });
}

function fromCode(name: string): string {
  const code = Number(name.slice(1).replace(/^x/i, '0x'));
  const isText = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff);
  if (!isText || (code >= 0xd800 && code <= 0xdfff)) throw new SvgError('no text');
  return String.fromCodePoint(code);
}
