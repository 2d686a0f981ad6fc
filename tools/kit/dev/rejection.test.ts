import { describe, expect, test } from '@jest/globals';
import { rejectionOf } from './rejection.ts';

const host = '127.0.0.1:4400';
const get = { method: 'GET', path: '/registry.json', headers: { host } };
const readOnly = { port: 4400, write: false };

describe('who may use the server', () => {
  test.each(['127.0.0.1:4400', 'localhost:4400'])('the page at %s may', (own) => {
    const headers = { host: own, origin: `http://${own}`, 'sec-fetch-site': 'same-origin' };
    expect(rejectionOf({ ...get, headers }, readOnly)).toBeNull();
  });

  test.each([
    ['a name of another site', { host: 'rebound.example:4400' }],
    ['another port of this machine', { host, origin: 'http://127.0.0.1:5000' }],
    ['no origin at all', { host, origin: 'null' }],
    ['a script of another site', { host, 'sec-fetch-site': 'cross-site' }],
    ['a script of another port', { host, 'sec-fetch-site': 'same-site' }],
    ['a request without a host', {}],
  ])('%s may not', (_, headers) => {
    expect(rejectionOf({ ...get, headers }, { port: 4400, write: true })).not.toBeNull();
  });

  test('a link of another site may open a page', () => {
    const headers = { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(rejectionOf({ ...get, headers }, readOnly)).toBeNull();
  });
});

describe('what may be sent', () => {
  const writes = [
    ['POST', '/api/d1/addsupplier'],
    ['POST', '/api/DeepL/translate'],
    ['PUT', '/api/d1/updatesupplier'],
    ['DELETE', '/api/d1/deletesupplier'],
    ['POST', '/api/r2/upload'],
    ['POST', '/api/adminwabu/login/'],
  ] as const;

  test.each(writes)('%s %s needs --write', (method, path) => {
    const request = { method, path, headers: { host } };
    expect(rejectionOf(request, readOnly)).toContain('--write');
    expect(rejectionOf(request, { port: 4400, write: true })).toBeNull();
  });

  test.each(['/api/adminwabu/login', '/api/adminwabu/logout', '/api/d1/searchsuppliers'])(
    'POST %s is no write',
    (path) => {
      expect(rejectionOf({ method: 'POST', path, headers: { host } }, readOnly)).toBeNull();
    },
  );
});
