const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Tags that begin a line of their own. */
const BLOCK = /<\/?(?:p|h[1-6]|ul|ol|li|blockquote|br|div)\b[^<>]*>/gi;

/** The text of sanitised HTML, a line per block. */
export function plainText(html: string): string {
  return html
    .replace(BLOCK, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7}|x[\da-f]{1,6})|(\w{2,6}));/gi, decode)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

function decode(whole: string, number?: string, name?: string): string {
  if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
  // `&#x2013;`: the leading zero makes `0x2013` of it.
  const code = Number(`0${number}`);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
}
