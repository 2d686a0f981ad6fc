/** An allowed element with its sanitised attributes. */
export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  parent: SvgElement | null;
  children: (SvgElement | string)[];
}

export function* elementsOf(element: SvgElement): Generator<SvgElement> {
  yield element;
  for (const child of element.children) if (typeof child !== 'string') yield* elementsOf(child);
}

/** Serialises an element. */
export function writeSvg({ name, attributes, children }: SvgElement): string {
  const pairs = [...attributes].map(([key, value]) => ` ${key}="${escaped(value, '"')}"`);
  const inside = children.map((child) =>
    typeof child === 'string' ? escaped(child) : writeSvg(child),
  );
  const start = `<${name}${pairs.join('')}`;
  return inside.length === 0 ? `${start}/>` : `${start}>${inside.join('')}</${name}>`;
}

const escaped = (text: string, quote = '') => {
  const plain = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return quote === '' ? plain : plain.replaceAll(quote, '&quot;');
};
