import { expect, test } from '@jest/globals';
import { processorTime } from '../../../testing/processor-time.ts';
import { clipboards } from '../testing/clipboards.ts';
import { withInertAttributes } from './inert-html.ts';

const parse = (html: string) =>
  new DOMParser().parseFromString(withInertAttributes(html), 'text/html');

test.each(clipboards)('no style is left in $from', ({ html }) => {
  expect(parse(html).querySelector('style, [style]')).toBeNull();
});

test.each([
  ['single quotes', `<p style='color:red'>a</p>`],
  ['no quotes', '<p class=x style=color:red>a</p>'],
  ['capital letters', '<P STYLE="color:red">a</P>'],
  ['spaces around the equals sign', '<p title="1 > 2" style = "color:red">a</p>'],
  ['no space before it', '<p title="x"style="color:red">a</p>'],
  ['a slash before it', '<p/style="color:red">a</p>'],
])('renames a style attribute with %s', (_, html) => {
  const paragraph = parse(html).querySelector('p');
  expect(paragraph?.getAttribute('data-style')).toBe('color:red');
  expect(paragraph?.hasAttribute('style')).toBe(false);
});

test('renames event handlers', () => {
  const [picture] = parse('<img src="a.png" onerror="x()" ONCLICK = y()>').images;
  expect(picture?.getAttributeNames()).toEqual(['src', 'data-onerror', 'data-onclick']);
});

test('text that looks like a style stays unchanged', () => {
  const words = parse('<p title="my style=bold" data-style2="x">style="a" 1 < 2 style=b</p>');
  expect(words.body.textContent).toBe('style="a" 1 < 2 style=b');
  expect(words.querySelector('p')?.getAttribute('title')).toBe('my style=bold');
});

test('a long text of open quotes takes linear time', async () => {
  const cost = await processorTime(() => withInertAttributes('<a "'.repeat(200_001)));
  expect(cost).toBeLessThan(20_000);
});
