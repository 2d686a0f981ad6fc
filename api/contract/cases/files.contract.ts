import { describe, expect, test } from '@jest/globals';
import { DEFAULT_COVER, fileMessages } from '@wabu/shared/entities/files';
import { say } from '@wabu/shared/entities/messages/messages';
import sharp from 'sharp';
import { answer } from '../../src/client.ts';
import { aPicture } from '../../src/files/testing/picture-builders.ts';
import { clientOf, tokenOf } from '../people.ts';
import { type ContractServer, stateOf } from '../server.ts';
import { bytesOf, fileCalls } from '../uploads.ts';

let made = 0;
const aFolder = () => {
  made += 1;
  return `[Frontends]/www.terme-${made}.it/images`;
};

export function filesContract(server: () => ContractServer) {
  const admin = fileCalls(server, 'admin');
  const rookie = fileCalls(server, 'rookie');
  describe('files', () => {
    test('an uploaded file is listed and served with safe headers', async () => {
      const folder = aFolder();
      const bytes = await aPicture('png');
      const sent = await admin.upload({ folder, name: 'Lago è.png', bytes });
      expect(sent.status).toBe(201);
      expect(await sent.json()).toEqual({ path: `${folder}/Lago è.png` });

      const listed = await admin.listFiles(folder);
      expect(await listed.json()).toEqual({ files: [`${folder}/Lago è.png`] });
      const got = await admin.getFile(folder, 'Lago è.png');
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
      expect((await admin.upload({ folder: aFolder(), name: 'a.png', bytes })).status).toBe(201);
      const used = own.own.used + bytes.byteLength;
      expect(await usageOf('admin')).toEqual({ own: { ...own.own, used }, all: null });
      const after = await usageOf('king');
      expect(after.own).toEqual(all.own);
      expect(after.all?.used).toBe((all.all?.used ?? 0) + bytes.byteLength);
      expect(after.all?.users).toContainEqual({ name: 'admin', used });
    });

    test('an upload replaces a file, except with If-None-Match', async () => {
      const folder = aFolder();
      const [first, second] = [
        await aPicture('png'),
        await aPicture('png', { background: '#f00' }),
      ];
      await admin.upload({ folder, name: 'a.png', bytes: first });
      const headers = { 'If-None-Match': '*' };
      const before = await stateOf(server());
      const rejected = await admin.upload({ folder, name: 'a.png', bytes: second, headers });
      expect(rejected.status).toBe(412);
      expect(await rejected.json()).toEqual({ code: 'exists', ...say(fileMessages.exists) });
      expect(await stateOf(server())).toBe(before);
      expect((await admin.upload({ folder, name: 'a.png', bytes: second })).status).toBe(201);
      expect(await bytesOf(await admin.getFile(folder, 'a.png'))).toEqual(second);
      const fresh = await admin.upload({ folder, name: 'b.png', bytes: second, headers });
      expect(fresh.status).toBe(201);
    });

    test('an upload takes the place of a picture that comes with the program', async () => {
      const { foldername: folder, filename: name } = DEFAULT_COVER;
      const bytes = await aPicture('jpg');
      expect((await admin.upload({ folder, name, bytes })).status).toBe(201);
      expect(await bytesOf(await admin.getFile(folder, name))).toEqual(bytes);
      const sql = 'DELETE FROM objects WHERE folder = ? AND name = ?';
      await server().database.write([{ sql, args: [folder, name] }]);
      expect(await bytesOf(await admin.getFile(folder, name))).not.toEqual(bytes);
    });

    test('one of many concurrent creates of a file succeeds, complete', async () => {
      const folder = aFolder();
      const pictures = await Promise.all(
        ['#111', '#222', '#333', '#444', '#555'].map((background) =>
          aPicture('png', { background }),
        ),
      );
      const headers = { 'If-None-Match': '*' };
      const answers = await Promise.all(
        pictures.map((bytes) => admin.upload({ folder, name: 'a.png', bytes, headers })),
      );
      const statuses = answers.map((answer) => answer.status);
      expect([...statuses].sort()).toEqual([201, 412, 412, 412, 412]);
      const stored = await bytesOf(await admin.getFile(folder, 'a.png'));
      expect(stored).toEqual(pictures[statuses.indexOf(201)]);
    });

    test('of many concurrent uploads of a picture each is stored, and all but one are in the trash', async () => {
      const folder = aFolder();
      const name = 'a.png';
      const colours = ['#111', '#222', '#333', '#444', '#555', '#666', '#777', '#888', '#999'];
      const pictures = await Promise.all(
        colours.map((background) => aPicture('png', { background })),
      );
      const sent = await Promise.all(
        pictures.map((bytes) => admin.upload({ folder, name, bytes })),
      );
      expect(sent.map(({ status }) => status)).toEqual(pictures.map(() => 201));
      const sql = "SELECT count(*) AS kept FROM trash WHERE document ->> '$.folder' = ?";
      const [row] = await server().database.query(sql, [folder]);
      expect(row?.kept).toBe(pictures.length - 1);
    });

    test('texts and PDF are accepted in [Tests] and served as downloads', async () => {
      for (const [name, bytes] of [
        ['a.txt', 'Ciao è'],
        ['a.pdf', '%PDF-1.7 x'],
      ] as const) {
        const sent = await rookie.upload({ folder: '[Tests]/prove', name, bytes });
        expect(sent.status).toBe(201);
        const got = await rookie.getFile('[Tests]/prove', name);
        expect(got.headers.get('Content-Disposition')).toMatch(/^attachment;/);
      }
      const listed = await rookie.listFiles('[Tests]/prove');
      expect(await listed.json()).toEqual({ files: [] });
    });

    test('an empty store has the default cover and avatar', async () => {
      const cover = await rookie.getFile('[Utils]', 'copertina_default.jpeg');
      expect(cover.headers.get('Content-Type')).toBe('image/jpeg');
      expect((await sharp(await bytesOf(cover)).metadata()).width).toBeGreaterThan(600);
      const listed = await rookie.listFiles('[Utils]');
      expect(await listed.json()).toEqual({ files: ['[Utils]/copertina_default.jpeg'] });
      for (const avatar of ['', 'avatar_default.gif', 'logo_animated.gif']) {
        const got = await rookie.post('/api/r2/getavatar', { nome: 'x', ruolo: 'y', avatar });
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
        await admin.upload({ folder, name, bytes });
      }
      const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
      await admin.upload({ folder, name: 'segno.svg', bytes: svg });
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
      const [foldername, filename] = [aFolder(), 'a.png'];
      const bytes = await aPicture('png');
      await admin.upload({ folder: foldername, name: filename, bytes });
      const first = await admin.getFileAgain({ foldername, filename });
      expect(await bytesOf(first)).toEqual(bytes);
      const etag = first.headers.get('ETag') ?? '';
      const known = { 'If-None-Match': `"x", W/${etag}` };
      const again = await admin.getFileAgain({ foldername, filename }, known);
      expect(again.status).toBe(304);
      expect(again.headers.get('ETag')).toBe(etag);
      const replacement = await aPicture('png', { background: '#0f0' });
      await admin.upload({ folder: foldername, name: filename, bytes: replacement });
      const changed = await admin.getFileAgain({ foldername, filename }, known);
      expect(await bytesOf(changed)).toEqual(replacement);
    });

    test('serves a thumbnail, or the picture where none can be drawn', async () => {
      const [foldername, filename] = [aFolder(), 'large.png'];
      const bytes = await aPicture('png', { width: 1_600, height: 900 });
      await admin.upload({ folder: foldername, name: filename, bytes });
      const query = { foldername, filename, thumb: '' };
      for (let round = 0; round < 2; round += 1) {
        const small = await admin.getFileAgain(query);
        const { width, height } = await sharp(await bytesOf(small)).metadata();
        expect([width, height]).toEqual(server().runtime === 'node' ? [400, 225] : [1_600, 900]);
        const known = { 'If-None-Match': small.headers.get('ETag') ?? '' };
        expect((await admin.getFileAgain(query, known)).status).toBe(304);
      }
    });
  });
}
