import { describe, expect, test } from '@jest/globals';
import { fileMessages } from '@wabu/shared/entities/files';
import { mediaPath, shareNameOf } from '@wabu/shared/entities/microsites/picture-variants';
import sharp from 'sharp';
import { answer } from '../../src/client.ts';
import { aPicture } from '../../src/files/testing/picture-builders.ts';
import { micrositeCalls } from '../microsite-calls.ts';
import { tokenOf } from '../people.ts';
import { type ContractServer, stateOf } from '../server.ts';
import { bytesOf } from '../uploads.ts';

export function mediaContract(server: () => ContractServer) {
  const { newFrontend, published, publicationOf, storePicture } = micrositeCalls(server);
  const get = (path: string, headers: Record<string, string> = {}) =>
    server().fetch(path, { headers });

  /** A published frontend with a cover of 1200 × 800 pixels. */
  async function withCover(bytes?: Uint8Array<ArrayBuffer>) {
    const made = await newFrontend();
    const { URL } = made.input;
    const large = await aPicture('png', { width: 1_200, height: 800 });
    await storePicture(URL, 'lago.png', bytes ?? large);
    return {
      ...made,
      URL,
      publish: () => answer(made.d1.publishfrontend.$post({ json: { URL } })),
    };
  }
  const coverOf = async (URL: string) => {
    const { cover } = await published(URL);
    if (cover === null) throw new Error('no cover');
    return cover;
  };

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

  describe('reduced variants', () => {
    const jpeg = (width: number, height: number) => aPicture('jpg', { width, height });
    const webp = (width: number, height: number) => aPicture('webp', { width, height });

    test('are drawn where the platform can, and the original stands in where it cannot', async () => {
      const { URL, publish } = await withCover();
      await publish();
      const cover = await coverOf(URL);
      const isNode = server().runtime === 'node';
      expect([cover.variants, cover.share]).toEqual(isNode ? [[480, 960], true] : [[], false]);
      const small = await get(mediaPath(cover, 480));
      const { width, height, format } = await sharp(await bytesOf(small)).metadata();
      expect([width, height, format]).toEqual(isNode ? [480, 320, 'webp'] : [1_200, 800, 'png']);
      expect(small.headers.get('Content-Type')).toBe(isNode ? 'image/webp' : 'image/png');
      expect(small.headers.get('Cache-Control')).toMatch(isNode ? /immutable/ : /max-age=300/);
      const share = await get(mediaPath(cover, 'share'));
      expect(share.status).toBe(isNode ? 200 : 404);
      if (isNode)
        expect(await sharp(await bytesOf(share)).metadata()).toMatchObject({
          width: 1_200,
          height: 630,
          format: 'jpeg',
        });
    });

    test('that a browser sends with the picture are the ones that are served', async () => {
      const { input, d1 } = await newFrontend();
      const { URL } = input;
      const variants = {
        'variant-480': await webp(480, 320),
        'variant-960': await jpeg(960, 640),
        'variant-share': await jpeg(1_200, 630),
      };
      const picture = await jpeg(1_200, 800);
      expect((await storePicture(URL, 'lago.jpg', picture, variants)).status).toBe(201);
      const altTexts = { 'lago.jpg': { decorative: true as const, texts: {} } };
      await answer(d1.updatefrontend.$put({ json: { ...input, Copertina: 'lago.jpg', altTexts } }));
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      const cover = await coverOf(URL);
      expect([cover.variants, cover.share]).toEqual([[480, 960], true]);
      for (const [part, bytes] of Object.entries(variants)) {
        const got = await get(`/media/${cover.blob}/${part.replace('variant-', '')}`);
        expect(await bytesOf(got)).toEqual(bytes);
      }
    });

    test('of a cover with a focus: the crop for shared links is around it', async () => {
      const { input, d1 } = await newFrontend();
      const { URL } = input;
      // Red above, blue below.
      const red = { width: 600, height: 600, channels: 3 as const, background: '#f00' };
      const tall = sharp({ create: { ...red, height: 1_200, background: '#00f' } });
      const bands = tall.composite([{ input: { create: red }, top: 0, left: 0 }]);
      const picture = new Uint8Array(await bands.jpeg().toBuffer());
      await storePicture(URL, 'lago.jpg', picture, { 'variant-share': await jpeg(1_200, 630) });
      // The browser sends a crop after the upload, with the same picture.
      const sent = await jpeg(1_200, 630);
      await storePicture(URL, 'lago.jpg', picture, { 'variant-share-0': sent });
      const sharedAt = async (y: number) => {
        const alt = { decorative: true as const, texts: {}, focus: { x: 0.5, y } };
        const changed = { ...input, Copertina: 'lago.jpg', altTexts: { 'lago.jpg': alt } };
        await answer(d1.updatefrontend.$put({ json: changed }));
        await answer(d1.publishfrontend.$post({ json: { URL } }));
        const cover = await coverOf(URL);
        return mediaPath(cover, shareNameOf(cover));
      };
      const below = await sharedAt(0.97);
      expect(below).toMatch(/\/share-10$/);
      const got = await get(below);
      const isNode = server().runtime === 'node';
      // Elsewhere the middle stands in.
      expect(got.headers.get('Cache-Control')).toMatch(isNode ? /immutable/ : /max-age=300/);
      if (isNode) {
        const drawn = sharp(await bytesOf(got));
        expect(await drawn.metadata()).toMatchObject({ width: 1_200, height: 630 });
        const [r, , b] = (await drawn.stats()).channels;
        expect([r?.mean, b?.mean].map((mean) => Math.round((mean ?? 0) / 32))).toEqual([0, 8]);
      }
      const above = await sharedAt(0.02);
      expect(above).toMatch(/\/share-0$/);
      expect(await bytesOf(await get(above))).toEqual(sent);
    });

    test('are noted for a large picture that has none', async () => {
      const { input } = await newFrontend();
      const token = await tokenOf(server(), 'rookie');
      const query = new URLSearchParams({ foldername: `[Frontends]/${input.URL}/images` });
      const listed = async () => {
        const got = await get(`/api/r2/listfiles?${query}`, { Authorization: `Bearer ${token}` });
        return (await got.json()).pictures[0].lacksVariants;
      };
      const picture = await jpeg(900, 600);
      await storePicture(input.URL, 'nuova.jpg', picture);
      expect(await listed()).toBe(server().runtime === 'workerd');
      await storePicture(input.URL, 'nuova.jpg', picture, { 'variant-480': await webp(480, 320) });
      expect(await listed()).toBe(false);
    });

    test('C05 C08 that are not what they promise are rejected', async () => {
      const { input } = await newFrontend();
      const picture = await jpeg(1_200, 800);
      const before = await stateOf(server());
      const bombs = await webp(480, 320);
      const wrong: [part: string, bytes: Uint8Array<ArrayBuffer>][] = [
        ['variant-480', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
        ['variant-480', new TextEncoder().encode('<script>alert(1)</script>')],
        ['variant-480', bombs.slice(0, 20)],
        ['variant-480', await webp(960, 640)],
        ['variant-480', await webp(480, 480)],
        ['variant-1600', await webp(1_600, 1_067)],
        ['variant-share', await jpeg(1_200, 800)],
        ['variant-share', await webp(1_200, 630)],
      ];
      for (const [part, bytes] of wrong) {
        const sent = await storePicture(input.URL, 'altra.jpg', picture, { [part]: bytes });
        expect(sent.status).toBe(400);
        expect(await sent.json()).toMatchObject({ message: fileMessages.variant });
      }
      const large = new Uint8Array(1024 * 1024 + 1);
      large.set(bombs);
      const sent = await storePicture(input.URL, 'altra.jpg', picture, { 'variant-480': large });
      expect(sent.status).toBe(413);
      expect(await stateOf(server())).toBe(before);
    });
  });
}
