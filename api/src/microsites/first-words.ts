const MAX_CHARACTERS = 160;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The first words of sanitised HTML as plain text, cut at a word. */
export function firstWords(html: string): string {
  const text = html
    .replace(/<(?:br|\/p|\/li|\/h\d|\/blockquote)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(
      /&(amp|lt|gt|quot|nbsp|#\d{1,7});/g,
      (_, name: string) => entities[name] ?? numbered(name),
    )
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...text];
  if (characters.length <= MAX_CHARACTERS) return text;
  const cut = characters.slice(0, MAX_CHARACTERS).join('');
  const space = cut.lastIndexOf(' ');
  // Chinese has no spaces.
  return `${space > MAX_CHARACTERS / 2 ? cut.slice(0, space) : cut}…`;
}

function numbered(name: string): string {
  const code = Number(name.slice(1));
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
}
