const inText: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};

/** Escapes text as browsers serialise it, so that both results are equal. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\u00a0]/g, (character) => inText[character] ?? character);
}

export function attributesToHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('');
}
