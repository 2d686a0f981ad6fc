import { describe, expect, test } from '@jest/globals';
import { fileMessages } from '@wabu/shared/entities/files';
import { say } from '@wabu/shared/entities/messages/messages';
import { mediaPath, shareNameOf } from '@wabu/shared/entities/microsites/picture-variants';
import sharp from 'sharp';
import { answer } from '../../../src/client.ts';
import { aPicture } from '../../../src/files/testing/picture-builders.ts';
import { micrositeCalls } from '../../microsite-calls.ts';
import { tokenOf } from '../../people.ts';
import { type ContractServer, stateOf } from '../../server.ts';
import { bytesOf } from '../../uploads.ts';
import { coverCalls } from './cover-calls.ts';

export function pictureVariantsContract(server: () => ContractServer) {
  const { newFrontend, storePicture } = micrositeCalls(server);
  const { withCover, coverOf, get } = coverCalls(server);

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
        expect(await sent.json()).toMatchObject(say(fileMessages.variant));
      }
      const large = new Uint8Array(1024 * 1024 + 1);
      large.set(bombs);
      const sent = await storePicture(input.URL, 'altra.jpg', picture, { 'variant-480': large });
      expect(sent.status).toBe(413);
      expect(await stateOf(server())).toBe(before);
    });
  });
}
