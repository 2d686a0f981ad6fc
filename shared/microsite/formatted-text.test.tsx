import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { imageSource, linkTarget } from '../entities/rich-text/attributes.ts';
import { hostileTexts } from '../testing/hostile-texts.ts';
import { sanitise } from '../ui/rich-text/index.ts';
import { formattedLine, formattedText } from './formatted-text.ts';

const shown = (html: string) => render(<div>{formattedText(html)}</div>).container.innerHTML;
const line = (html: string) => render(<h2>{formattedLine(html)}</h2>).container.innerHTML;

test.each(hostileTexts)('%j stays inert, sanitised or not', (attack) => {
  for (const html of [attack, sanitise(attack)]) {
    const { container } = render(<div>{formattedText(html)}</div>);
    expect(
      container.querySelector('script, svg, math, iframe, object, embed, form, style'),
    ).toBeNull();
    for (const element of container.querySelectorAll('*')) {
      const { href = null, src = null } = Object.fromEntries(
        [...element.attributes].map(({ name, value }) => [name, value]),
      );
      expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
      if (href !== null) expect(linkTarget(href)).toBe(href);
      if (src !== null) expect(imageSource(src)).toBe(src);
    }
  }
});

test('shows what the sanitiser writes', () => {
  const html =
    '<p>Uno &amp; due<br>tre&nbsp;&lt;b&gt;</p><ul><li><a href="https://a.it/?a=1&amp;b=%22" target="_blank" rel="noopener noreferrer">qui</a></li></ul>';
  expect(shown(html)).toBe(`<div>${html}</div>`);
});

test('headings start below the heading of the section, without a gap', () => {
  expect(shown('<h2>Orari</h2><h3>Estate</h3>')).toBe('<div><h3>Orari</h3><h4>Estate</h4></div>');
  expect(shown('<h1>Orari</h1><h3>Estate</h3>')).toBe('<div><h3>Orari</h3><h4>Estate</h4></div>');
});

test('a heading holds its blocks as lines, and no pictures', () => {
  expect(line('<p>Le <strong>camere</strong></p>')).toBe('<h2>Le <strong>camere</strong></h2>');
  expect(line('<ul><li>Uno</li><li>Due<img src="/a.png"></li></ul>')).toBe('<h2>Uno<br>Due</h2>');
});

test('text with a stray bracket stays text', () => {
  expect(shown('<p>a < b</p>')).toBe('<div><p>a &lt; b</p></div>');
});

test.each([
  ['Chiamaci', '+390365123456'],
  ['<strong>0365</strong> 12 34 56', null],
])('a link to a telephone has its number for paper unless it shows it: %s', (text, number) => {
  const html = `<p><a href="tel:+390365123456">${text}</a></p>`;
  const link = new DOMParser().parseFromString(shown(html), 'text/html').querySelector('a');
  expect(link?.getAttribute('data-phone')).toBe(number);
});
