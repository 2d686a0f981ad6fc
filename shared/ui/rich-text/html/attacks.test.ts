import { expect, test } from '@jest/globals';
import { imageSource, linkTarget } from '../../../entities/rich-text/attributes.ts';
import {
  richTextSharedAttributes,
  richTextTagAttributes,
  richTextTags,
} from '../../../entities/rich-text/rules.ts';
import { hostileTexts } from '../../../testing/hostile-texts.ts';
import { fromLines } from '../document/lines.ts';
import { pastedHtml } from '../paste/pasted.ts';
import { canonicalHtml, sanitise, sanitiseToNodes, serialise } from './html.ts';

const tags: readonly string[] = richTextTags;
const shared: readonly string[] = richTextSharedAttributes;
const tagAttributes: Record<string, readonly string[] | undefined> = richTextTagAttributes;

function faults(nodes: DocumentFragment): string[] {
  return [...nodes.querySelectorAll('*')].flatMap((element) => {
    const allowed = [...(tagAttributes[element.localName] ?? []), ...shared];
    const href = element.getAttribute('href');
    const src = element.getAttribute('src');
    return [
      ...(tags.includes(element.localName) ? [] : [`<${element.localName}>`]),
      ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : ['namespace']),
      ...element.getAttributeNames().filter((name) => !allowed.includes(name)),
      ...(href !== null && linkTarget(href) !== href ? [href] : []),
      ...(src !== null && imageSource(src) !== src ? [src] : []),
    ];
  });
}

function read(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

test.each(hostileTexts)('only allowed content is left of %j', (attack) => {
  expect(faults(sanitiseToNodes(attack))).toEqual([]);
  const ways = [
    sanitise(attack),
    canonicalHtml(attack),
    serialise(fromLines(pastedHtml(attack).lines)),
  ];
  for (const html of ways) {
    expect(faults(read(html))).toEqual([]);
    expect(sanitise(html)).toBe(html);
  }
});

test('a link with a target gets rel="noopener noreferrer"', () => {
  expect(sanitise('<a href="https://a.it" target="_blank" rel="opener">x</a>')).toBe(
    '<a href="https://a.it" target="_blank" rel="noopener noreferrer">x</a>',
  );
});
