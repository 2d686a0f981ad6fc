import { expect, test } from '@jest/globals';
import { contentTypeOf } from './build-path.ts';

test.each([
  ['entry.js', 'text/javascript; charset=utf-8'],
  ['main.1a2b.css', 'text/css; charset=utf-8'],
  ['index.html', 'text/html; charset=utf-8'],
  ['module.json', 'application/json; charset=utf-8'],
  ['site/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['FLAG.SVG', 'image/svg+xml'],
  ['a.png', 'image/png'],
  ['a.jpg', 'image/jpeg'],
  ['a.jpeg', 'image/jpeg'],
  ['a.gif', 'image/gif'],
  ['a.webp', 'image/webp'],
  ['a.avif', 'image/avif'],
  ['a.ico', 'image/x-icon'],
  ['a.woff2', 'font/woff2'],
  ['LICENSE.txt', 'text/plain; charset=utf-8'],
  ['a.js.map', 'application/octet-stream'],
  ['x.constructor', 'application/octet-stream'],
  ['constructor', 'application/octet-stream'],
])('%s has the media type %s', (name, type) => {
  expect(contentTypeOf(name)).toBe(type);
});
