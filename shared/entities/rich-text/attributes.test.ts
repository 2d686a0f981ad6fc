import { expect, test } from '@jest/globals';
import { cleanAttributes, imageSource, linkTarget } from './attributes.ts';

const kept: [string, string][] = [
  ['https://example.com', 'https://example.com'],
  ['  http://example.com/a?b=1&copy=2#c ', 'http://example.com/a?b=1&copy=2#c'],
  ['HTTPS://Example.com/', 'HTTPS://Example.com/'],
  ['https://example.com/due parole', 'https://example.com/due%20parole'],
  ['https://example.com/<b>"', 'https://example.com/%3Cb%3E%22'],
  ['https://גארדה.example/', 'https://גארדה.example/'],
  ['mailto:info@example.com?subject=Ciao', 'mailto:info@example.com?subject=Ciao'],
  ['tel:+39 045 123 4567', 'tel:+390451234567'],
  ['tel:112', 'tel:112'],
  ['tel:5', 'tel:5'],
  ['tel:+(39) 030;ext=5#', 'tel:+(39)030;ext=5#'],
  ['https://example.com/due\u00a0parole', 'https://example.com/due%20parole'],
  ['https://example.com/?a=1&#38;b=2', 'https://example.com/?a=1&#38;b=2'],
  ['ht\ntps://example.com', 'https://example.com'],
  [' www.esempio.example', 'https://www.esempio.example'],
  ['example.com/orari?x=1', 'https://example.com/orari?x=1'],
  ['Città-del-lago.example#orari', 'https://Città-del-lago.example#orari'],
  ['//example.com', 'https://example.com'],
  ['info@example.com', 'mailto:info@example.com'],
  ['+39 045 123 4567', 'tel:+390451234567'],
];
test.each(kept)('keeps the link %j', (raw, stored) => {
  expect(linkTarget(raw)).toBe(stored);
  expect(linkTarget(stored)).toBe(stored);
});

const rejected = [
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\u0000script:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  '\u202ejavascript:alert(1)',
  '&#106;avascript:alert(1)',
  'java&#x73;cript:alert(1)',
  'javascript&colon;alert(1)',
  'java&Tab;script:alert(1)',
  'java&#0000115cript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com',
  'view-source:https://example.com',
  '\\\\example.com',
  '/privacy',
  '#capitolo',
  'contatti.html',
  'example.com:80',
  'ciao',
  'https:',
  'https://',
  'https://bank.example@evil.example',
  'mailto:',
  'tel:',
  'tel:alert(x)',
  'tel:1<x',
  'tel:<tel:112',
  'tel:é1',
  'tel:1é',
  'mailto:?cc=mailto:info@example.com',
  'mailto:info',
  'https://:secret@example.com',
  'https&colon;x:https://example.com',
];
test.each(rejected)('rejects the link %j', (raw) => {
  expect(linkTarget(raw)).toBeNull();
});

test.each([
  'data:image/png;base64,iVBORw0KGgo=',
  'data:image/webp;base64,UklGRg==',
  '/api/public/pictures/1.webp?w=640',
])('keeps the picture %j', (source) => {
  expect(imageSource(source)).toBe(source);
  expect(imageSource(`\u200b${source}\n`)).toBe(source);
});

test.each([
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html;base64,PHA+',
  'data:image/png,raw',
  'https://example.com/a.png',
  '//example.com/a.png',
  '/\\example.com/a.png',
  'javascript:alert(1)',
  'blob:https://example.com/1',
  'cid:image001.png',
  'data:image/tiff;base64,SUkq',
  'file:///C:/a.png',
])('rejects the picture %j', (source) => {
  expect(imageSource(source)).toBeNull();
});

test('attributes have a fixed order, rel is forced, and others are removed', () => {
  const given = { onclick: 'x', lang: 'he', rel: 'opener', target: '_blank', href: 'https://a.it' };
  expect(Object.entries(cleanAttributes('a', given))).toEqual([
    ['href', 'https://a.it'],
    ['target', '_blank'],
    ['rel', 'noopener noreferrer'],
    ['lang', 'he'],
  ]);
  expect(cleanAttributes('p', { style: 'x', class: 'y', id: 'z', dir: 'rtl' })).toEqual({
    dir: 'rtl',
  });
  expect(cleanAttributes('a', { href: 'javascript:1', target: '_blank' })).toEqual({});
  expect(cleanAttributes('img', { width: '100%', height: '12', src: '/a.png' })).toEqual({
    src: '/a.png',
    height: '12',
  });
});

test.each<[string, string, string | undefined]>([
  ['alt', ' <Lago>\u0007di Garda ', '‹Lago› di Garda'],
  ['width', '1200', '1200'],
  ['width', '12000', undefined],
  ['width', '012', undefined],
  ['width', 'x640', undefined],
  ['height', '640px', undefined],
  ['height', '9', '9'],
  ['dir', 'ltr', 'ltr'],
  ['dir', 'auto', undefined],
  ['lang', 'zh-Hans', 'zh-Hans'],
  ['lang', '_zh', undefined],
  ['lang', 'zh-', undefined],
])('an attribute %s of %j is stored as %j', (name, value, stored) => {
  expect(cleanAttributes('img', { src: '/a.png', [name]: value })[name]).toBe(stored);
});

test('a link opens in its own tab only with that target', () => {
  expect(cleanAttributes('a', { href: 'https://a.it', target: '_top' })).not.toHaveProperty(
    'target',
  );
});
