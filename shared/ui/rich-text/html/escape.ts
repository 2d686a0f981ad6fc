import { escapeHtml } from '../../../entities/rich-text/html-tokens.ts';

export function attributesToHtml(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value).replaceAll('"', '&quot;')}"`)
    .join('');
}
