/** The name under which a pasted `style` attribute is read. */
export const STYLE = 'data-style';

const styleElement = /<style\b[\s\S]*?(?:<\/style\s*>|$)/gi;
// Also matches at the end of the text: without failed matches the scan takes linear time.
const startTag = /<[a-z](?:[^"'>]+|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)/gi;
const quotedOrActive = /"[^"]*"|'[^']*'|(?<=[\s/"'])(?:style|on[a-z]+)(?=\s*=)/gi;

/**
 * Renames `style` attributes and event handlers, and removes `<style>` elements, before the HTML is
 * parsed. The Content-Security-Policy of the page holds for every document that a script makes, inert
 * ones included: Chromium reports each of them that is parsed as a violation.
 */
export function withInertAttributes(html: string): string {
  return html
    .replace(styleElement, '')
    .replace(startTag, (tag) =>
      tag.replace(quotedOrActive, (part) => (/^["']/.test(part) ? part : `data-${part}`)),
    );
}
