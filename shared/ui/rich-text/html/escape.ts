const inText: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00a0': '&nbsp;',
};

/** Text as browsers write it, so that what they write back is equal. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\u00a0]/g, (sign) => inText[sign] ?? sign);
}

export function attributesToHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('');
}
