import { describe, expect, test } from '@jest/globals';
import { mediaPath } from '@wabu/shared/entities/microsites/picture-variants';
import { answer } from '../../src/client.ts';
import { aPicture } from '../../src/files/testing/picture-builders.ts';
import { micrositeCalls } from '../microsite-calls.ts';
import type { ContractServer } from '../server.ts';
import { bytesOf } from '../uploads.ts';
import { coverCalls } from './microsites/cover-calls.ts';

export function mediaContract(server: () => ContractServer) {
  const { newFrontend, published, publicationOf, storePicture } = micrositeCalls(server);
  const { withCover, coverOf, get } = coverCalls(server);

  describe('pictures of microsites', () => {
    test('are public while they are published, and 404 before and after', async () => {
      const png = await aPicture('png', { width: 300, height: 200 });
      const { d1, URL, publish } = await withCover(png);
      const [row] = await server().database.query('SELECT blob FROM objects WHERE folder = ?', [
        `[Frontends]/${URL}/images`,
      ]);
      const original = mediaPath({ blob: String(row?.blob) }, 'original');
      expect((await get(original)).status).toBe(404);
      await publish();
      const got = await get(original);
      expect(got.status).toBe(200);
      expect(await bytesOf(got)).toEqual(png);
      expect(Object.fromEntries(got.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
        'accept-ranges': 'bytes',
      });
      await answer(d1.unpublishfrontend.$post({ json: { URL } }));
      expect((await get(original)).status).toBe(404);
    });

    test('no other object and no other path is served', async () => {
      const { input } = await newFrontend();
      const [row] = await server().database.query('SELECT blob FROM objects WHERE folder = ?', [
        `[Frontends]/${input.URL}/images`,
      ]);
      const blob = String(row?.blob);
      for (const path of [
        `/media/${blob}/original`,
        `/media/${blob}/480`,
        `/media/${blob.toUpperCase()}/original`,
        `/media/${'0'.repeat(64)}/original`,
        '/media/..%2f..%2fwabu.db/original',
        `/media/${blob}/constructor`,
      ])
        expect([path, (await get(path)).status]).toEqual([path, 404]);
    });

    test('are sent in parts and not sent again', async () => {
      const { URL, publish } = await withCover();
      await publish();
      const original = mediaPath(await coverOf(URL), 'original');
      const whole = await get(original);
      const bytes = await bytesOf(whole);
      const etag = whole.headers.get('ETag') ?? '';
      expect((await get(original, { 'If-None-Match': etag })).status).toBe(304);
      const part = await get(original, { Range: 'bytes=10-19' });
      expect(part.status).toBe(206);
      expect(part.headers.get('Content-Range')).toBe(`bytes 10-19/${bytes.byteLength}`);
      expect(await bytesOf(part)).toEqual(bytes.slice(10, 20));
      const beyond = await get(original, { Range: `bytes=${bytes.byteLength}-` });
      expect(beyond.status).toBe(416);
      const other = await get(original, { Range: 'bytes=0-1', 'If-Range': '"other"' });
      expect(other.status).toBe(200);
    });

    test('a replaced file stays public as it was, and the frontend is marked as changed', async () => {
      const first = await aPicture('png', { width: 30, height: 20 });
      const { URL, publish } = await withCover(first);
      await publish();
      const original = mediaPath(await coverOf(URL), 'original');
      await storePicture(URL, 'lago.png', await aPicture('png', { background: '#f00' }));
      expect((await publicationOf(URL))?.state).toBe('changed');
      expect(await bytesOf(await get(original))).toEqual(first);
      await publish();
      expect(mediaPath(await coverOf(URL), 'original')).not.toBe(original);
      expect((await get(original)).status).toBe(404);
    });

    test('an SVG is served as it is, under a policy that runs nothing', async () => {
      const { d1, input } = await newFrontend({
        Logo: 'logo.svg',
        altTexts: {
          'lago.png': { decorative: true, texts: {} },
          'logo.svg': { decorative: true, texts: {} },
        },
      });
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0"/></svg>';
      await storePicture(input.URL, 'logo.svg', new TextEncoder().encode(svg));
      await answer(d1.publishfrontend.$post({ json: { URL: input.URL } }));
      const { logo } = await published(input.URL);
      expect(logo).toMatchObject({ width: 40, height: 30, variants: [], decorative: true });
      const got = await get(mediaPath({ blob: logo?.blob ?? '' }, 'original'));
      expect(got.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(got.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(await got.text()).toBe(svg);
    });
  });
}
