import { describe, expect, test } from '@jest/globals';
import { fileMessages } from '@wabu/shared/entities/files';
import sharp from 'sharp';
import { answer } from '../../src/client.ts';
import { aPicture } from '../../src/files/testing/picture-builders.ts';
import { clientOf, tokenOf } from '../people.ts';
import { type ContractServer, stateOf } from '../server.ts';
import { bytesOf, getFile, getFileAgain, listFiles, post, upload } from '../uploads.ts';

let made = 0;
const aFolder = () => {
  made += 1;
  return `[Frontends]/www.terme-${made}.it/images`;
};

export function filesContract(server: () => ContractServer) {
  describe('files', () => {
    test('an uploaded file is listed and served with safe headers', async () => {
      const token = await tokenOf(server(), 'admin');
      const folder = aFolder();
      const bytes = await aPicture('png');
      const sent = await upload(server(), token, { folder, name: 'Lago è.png', bytes });
      expect(sent.status).toBe(201);
      expect(await sent.json()).toEqual({ path: `${folder}/Lago è.png` });

      const listed = await listFiles(server(), token, folder);
      expect(await listed.json()).toEqual({ files: [`${folder}/Lago è.png`] });
      const got = await getFile(server(), token, folder, 'Lago è.png');
      expect(got.status).toBe(200);
      expect(await bytesOf(got)).toEqual(bytes);
      expect(Object.fromEntries(got.headers)).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-cache',
        'content-disposition': `inline; filename="Lago _.png"; filename*=UTF-8''Lago%20%C3%A8.png`,
      });
    });

    test('users see how much space their files take, and kings what those of all do', async () => {
      const usageOf = async (role: 'king' | 'admin') =>
        answer((await clientOf(server(), role)).r2.usage.$get());
      const [own, all] = [await usageOf('admin'), await usageOf('king')];
      const bytes = await aPicture('png');
      const token = await tokenOf(server(), 'admin');
      expect(
        (await upload(server(), token, { folder: aFolder(), name: 'a.png', bytes })).status,
      ).toBe(201);
      const used = own.own.used + bytes.byteLength;
      expect(await usageOf('admin')).toEqual({ own: { ...own.own, used }, all: null });
      const after = await usageOf('king');
      expect(after.own).toEqual(all.own);
      expect(after.all?.used).toBe((all.all?.used ?? 0) + bytes.byteLength);
      expect(after.all?.users).toContainEqual({ name: 'admin', used });
    });

    test('an upload replaces a file, except with If-None-Match', async () => {
      const token = await tokenOf(server(), 'admin');
      const folder = aFolder();
      const [first, second] = [
        await aPicture('png'),
        await aPicture('png', { background: '#f00' }),
      ];
      await upload(server(), token, { folder, name: 'a.png', bytes: first });
      const headers = { 'If-None-Match': '*' };
      const before = await stateOf(server());
      const rejected = await upload(server(), token, {
        folder,
        name: 'a.png',
        bytes: second,
        headers,
      });
      expect(rejected.status).toBe(412);
      expect(await rejected.json()).toEqual({ code: 'exists', message: fileMessages.exists });
      expect(await stateOf(server())).toBe(before);
      expect((await upload(server(), token, { folder, name: 'a.png', bytes: second })).status).toBe(
        201,
      );
      expect(await bytesOf(await getFile(server(), token, folder, 'a.png'))).toEqual(second);
      const fresh = await upload(server(), token, {
        folder,
        name: 'b.png',
        bytes: second,
        headers,
      });
      expect(fresh.status).toBe(201);
    });

    test('one of many concurrent creates of a file succeeds, complete', async () => {
      const token = await tokenOf(server(), 'admin');
      const folder = aFolder();
      const pictures = await Promise.all(
        ['#111', '#222', '#333', '#444', '#555'].map((background) =>
          aPicture('png', { background }),
        ),
      );
      const headers = { 'If-None-Match': '*' };
      const answers = await Promise.all(
        pictures.map((bytes) => upload(server(), token, { folder, name: 'a.png', bytes, headers })),
      );
      const statuses = answers.map((answer) => answer.status);
      expect([...statuses].sort()).toEqual([201, 412, 412, 412, 412]);
      const stored = await bytesOf(await getFile(server(), token, folder, 'a.png'));
      expect(stored).toEqual(pictures[statuses.indexOf(201)]);
    });

    test('texts and PDF are accepted in [Tests] and served as downloads', async () => {
      const token = await tokenOf(server(), 'rookie');
      for (const [name, bytes] of [
        ['a.txt', 'Ciao è'],
        ['a.pdf', '%PDF-1.7 x'],
      ] as const) {
        const sent = await upload(server(), token, { folder: '[Tests]/prove', name, bytes });
        expect(sent.status).toBe(201);
        const got = await getFile(server(), token, '[Tests]/prove', name);
        expect(got.headers.get('Content-Disposition')).toMatch(/^attachment;/);
      }
      const listed = await listFiles(server(), token, '[Tests]/prove');
      expect(await listed.json()).toEqual({ files: [] });
    });

    test('an empty store has the default cover and avatar', async () => {
      const token = await tokenOf(server(), 'rookie');
      const cover = await getFile(server(), token, '[Utils]', 'copertina_default.jpeg');
      expect(cover.headers.get('Content-Type')).toBe('image/jpeg');
      expect((await sharp(await bytesOf(cover)).metadata()).width).toBeGreaterThan(600);
      const listed = await listFiles(server(), token, '[Utils]');
      expect(await listed.json()).toEqual({ files: ['[Utils]/copertina_default.jpeg'] });
      for (const avatar of ['', 'avatar_default.gif', 'logo_animated.gif']) {
        const got = await post(server(), token, '/api/r2/getavatar', {
          nome: 'x',
          ruolo: 'y',
          avatar,
        });
        expect(got.headers.get('Content-Type')).toBe('image/gif');
        expect((await sharp(await bytesOf(got)).metadata()).width).toBeGreaterThan(50);
      }
    });
  });

  describe('GET listfiles', () => {
    test('returns size, dimensions and time of each picture, newest first', async () => {
      const token = await tokenOf(server(), 'admin');
      const folder = aFolder();
      const before = Date.now();
      const sizes: number[] = [];
      for (const [index, name] of ['b.png', 'c.png', 'a.png'].entries()) {
        const bytes = await aPicture('png', { width: 10 + index, height: 7 });
        sizes.unshift(bytes.byteLength);
        await upload(server(), token, { folder, name, bytes });
      }
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
      await upload(server(), token, { folder, name: 'segno.svg', bytes: svg });
      const query = new URLSearchParams({ foldername: folder });
      const answer = await server().fetch(`/api/r2/listfiles?${query}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const { pictures } = await answer.json();
      const [drawing, ...bitmaps] = pictures;
      expect(drawing).toMatchObject({ name: 'segno.svg', width: null, height: null });
      expect(bitmaps).toEqual(
        ['a.png', 'c.png', 'b.png'].map((name, index) => ({
          name,
          size: sizes[index],
          width: 12 - index,
          height: 7,
          storedAt: expect.any(Number),
          lacksVariants: false,
        })),
      );
      for (const { storedAt } of pictures) expect(storedAt).toBeGreaterThanOrEqual(before);
    });
  });

  describe('GET getfile', () => {
    test('answers 304 to a matching ETag', async () => {
      const token = await tokenOf(server(), 'admin');
      const [foldername, filename] = [aFolder(), 'a.png'];
      const bytes = await aPicture('png');
      await upload(server(), token, { folder: foldername, name: filename, bytes });
      const first = await getFileAgain(server(), token, { foldername, filename });
      expect(await bytesOf(first)).toEqual(bytes);
      const etag = first.headers.get('ETag') ?? '';
      const known = { 'If-None-Match': `"x", W/${etag}` };
      const again = await getFileAgain(server(), token, { foldername, filename }, known);
      expect(again.status).toBe(304);
      expect(again.headers.get('ETag')).toBe(etag);
      const replacement = await aPicture('png', { background: '#0f0' });
      await upload(server(), token, { folder: foldername, name: filename, bytes: replacement });
      const changed = await getFileAgain(server(), token, { foldername, filename }, known);
      expect(await bytesOf(changed)).toEqual(replacement);
    });

    test('serves a thumbnail, or the picture where none can be drawn', async () => {
      const token = await tokenOf(server(), 'admin');
      const [foldername, filename] = [aFolder(), 'large.png'];
      const bytes = await aPicture('png', { width: 1_600, height: 900 });
      await upload(server(), token, { folder: foldername, name: filename, bytes });
      const query = { foldername, filename, thumb: '' };
      for (let round = 0; round < 2; round += 1) {
        const small = await getFileAgain(server(), token, query);
        const { width, height } = await sharp(await bytesOf(small)).metadata();
        expect([width, height]).toEqual(server().runtime === 'node' ? [400, 225] : [1_600, 900]);
        const known = { 'If-None-Match': small.headers.get('ETag') ?? '' };
        expect((await getFileAgain(server(), token, query, known)).status).toBe(304);
      }
    });
  });
}
