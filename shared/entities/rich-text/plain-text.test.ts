import { expect, test } from '@jest/globals';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>Uno <strong>due</strong></p><ul><li>tre</li><li>quattro</li></ul>', 'Uno due\ntre\nquattro'],
  ['<p>Vigneto&nbsp;&amp; cantina &#8211; dal &lt;1900&gt;</p>', 'Vigneto & cantina – dal <1900>'],
  ['<p dir="rtl" lang="ar">بحيرة<br>غاردا</p>', 'بحيرة\nغاردا'],
  ['<p><img src="x" alt="a"></p>', ''],
  ['A &unknown; &#0; &#x110000; b', 'A &unknown; b'],
  ['&#8211; &#x2013; &#X10FFFF;', '– – \u{10ffff}'],
])('the text of %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
