import { STYLE } from './inert-html.ts';

// From the start of a declaration, as in `tidyOffice`. Word raises and lowers text by points too.
const moved = /(?:^|;)\s*(?:vertical-align\s*:\s*su(per|b)|mso-text-raise\s*:\s*(-?)[1-9])/i;

const plain = '0123456789+-−=()n';
const signs = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ' };
/** Ordinals: «1ª», «nº». */
const whole: Record<string, string> = { a: 'ª', o: 'º' };

function scriptOf(element: Element): keyof typeof signs | undefined {
  if (element.matches('sup,sub')) return element.localName as keyof typeof signs;
  const found = moved.exec(element.getAttribute(STYLE) ?? '');
  return found ? (found[1]?.length === 1 || found[2] ? 'sub' : 'sup') : undefined;
}

/** Stored text has no raised letters: `m<sup>2</sup>` becomes «m²», and numbers that have no sign for it stay apart. */
export function writeScripts(fragment: DocumentFragment): void {
  for (const element of fragment.querySelectorAll(`sup,sub,[${STYLE}]`)) {
    const script = scriptOf(element);
    if (!script) continue;
    const texts = fragment.ownerDocument.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
    texts.currentNode = element;
    const before = texts.previousNode()?.textContent ?? '';
    texts.currentNode = element;
    let text = texts.nextNode();
    for (; text && element.contains(text); text = texts.nextNode()) {
      const word = text.textContent ?? '';
      text.textContent =
        (script === 'sup' && whole[element.textContent.trim()]) ||
        word.replace(/[\d+\-−=()n]/g, (sign) => signs[script].charAt(plain.indexOf(sign)));
    }
    if (/\p{N}$/u.test(before) && /^\p{N}/u.test(unsigned(element))) element.prepend(' ');
    if (/\p{N}$/u.test(unsigned(element)) && /^\p{N}/u.test(text?.textContent ?? '')) {
      element.append(' ');
    }
  }
}

/** Its text, with letters in place of the signs above. */
const unsigned = ({ textContent }: Element) => textContent.replace(/[⁰¹²³⁴-⁹₀-₉]/g, 'n');
