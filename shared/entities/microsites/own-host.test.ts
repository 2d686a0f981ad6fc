import { expect, test } from '@jest/globals';
import { hostInUrl, isSiteHost } from './own-host.ts';

const longName = (length: number) => `${'a'.repeat(63)}.`.repeat(3) + 'b'.repeat(length - 192);

test.each([
  ['www.terme.it', 'www.terme.it'],
  ['https://WWW.Terme.it/it/', 'www.terme.it'],
  [' http://www.terme.it ', 'www.terme.it'],
  ['caffè.it', 'xn--caff-8oa.it'],
  ['a.b.example/it', 'a.b.example'],
  [longName(253), longName(253)],
])('%j begins with the host %s', (url, host) => {
  expect(hostInUrl(url)).toBe(host);
});

test.each([
  ['a plain name', 'terme-di-sirmione'],
  ['a single label with a path', 'terme/it'],
  ['localhost', 'localhost'],
  ['a name below localhost', 'a.localhost'],
  ['a local name', 'stampante.local'],
  ['an internal name', 'metadata.google.internal'],
  ['a reverse name', '1.0.0.127.in-addr.arpa'],
  ['an address', '127.0.0.1'],
  ['a short address', '127.1'],
  ['an address in hexadecimal', '0x7f.1'],
  ['an octal address', '0177.0.0.1'],
  ['a number', '2130706433'],
  ['an address of version 6', '[::1]'],
  ['a port', 'www.terme.it:8080'],
  ['a user', 'user@www.terme.it'],
  ['an underscore', 'a_b.terme.it'],
  ['a tilde', '~terme.it'],
  ['a label that ends with a hyphen', 'terme-.it'],
  ['a numeric end', 'www.terme.123'],
  ['nothing', ''],
  ['a name of 254 characters', longName(254)],
])('%s is no host: %s', (_, url) => {
  expect(hostInUrl(url)).toBeNull();
});

test.each([
  ['wabu.example', true],
  ['microsito.wabu.example', true],
  ['terme.example', false],
  ['notwabu.example', false],
])('of the site wabu.example %s is its own: %s', (host, isOwn) => {
  expect(isSiteHost(host, 'https://wabu.example')).toBe(isOwn);
});

test('the host without www belongs to the site too', () => {
  expect(isSiteHost('wabu.example', 'https://www.wabu.example')).toBe(true);
});
