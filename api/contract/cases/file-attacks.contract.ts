import { describe, expect, test } from '@jest/globals';
import { aPicture } from '../../src/files/testing/picture-builders.ts';
import { expectRejected } from '../expect-rejected.ts';
import { newTokenOf, tokenOf } from '../people.ts';
import type { ContractServer } from '../server.ts';
import { getFile, getFileAgain, listFiles, post, upload } from '../uploads.ts';

const climbing = [
  ...['', '.', '..', '../', '..\\', '/', '/etc', 'C:\\Windows', '[Frontends]/../..', '[Frontends]'],
  ...[
    '%2e%2e%2f',
    '%252e%252e%252f',
    '[Tests]/../[Utils]',
    '[Tests]/%2e%2e',
    '[Tests]\0',
    '[Tests]/',
  ],
  ...[
    '[Users]',
    'objects',
    'wabu.db',
    '[Suppliers]',
    '[Suppliers]/1',
    `[Tests]/${'a'.repeat(300)}`,
  ],
  ...['[Tests]*', '[Tests]?', '{[Tests],[Utils]}', '[T]ests', '[F]rontends/a/images', '%', '_'],
  '[Tests]/\u202Ea',
];
const badNames = [
  ...['.', '..', '../a.png', '..\\a.png', '/etc/passwd', 'a/b.png', '%2e%2e%2fa.png', 'a\0.png'],
  ...['.htaccess', '-rf', 'con.png', 'a\u202Egnp.png', `${'é'.repeat(128)}.png`, '\ufeffa.png'],
];

export function fileAttacksContract(server: () => ContractServer) {
  const refused = (statuses: number[], calls: (() => Promise<Response>)[]) =>
    expectRejected(server(), statuses, calls);

  describe('attacks by file names', () => {
    test('C01 only listed folders accept files', async () => {
      const token = await tokenOf(server(), 'king');
      const bytes = await aPicture('png');
      const into = (folder: string) => () =>
        upload(server(), token, { folder, name: 'a.png', bytes });
      await refused([400], climbing.map(into));
    });

    test('C02 no name and no folder reads a file outside the store', async () => {
      const token = await tokenOf(server(), 'king');
      const read = (folder: unknown, name: unknown) => () => getFile(server(), token, folder, name);
      const refreshChunks = (foldername: string) => () =>
        getFileAgain(server(), token, { foldername, filename: 'a.png' });
      await refused(
        [400, 404],
        [
          ...climbing.map((folder) => read(folder, 'wabu.db')),
          ...climbing.map(refreshChunks),
          ...['', ...badNames].map((name) => read('[Tests]', name)),
        ],
      );
      const wrong = [null, 1, [], {}, undefined, '\ud800'];
      await refused(
        [400],
        wrong.map((name) => read('[Tests]', name)),
      );
      await refused(
        [400],
        wrong.map((folder) => read(folder, 'a.png')),
      );
    });

    test('C03 a listing matches its folder literally', async () => {
      const token = await tokenOf(server(), 'king');
      const bytes = await aPicture('png');
      await upload(server(), token, { folder: '[Tests]', name: 'listed.png', bytes });
      const list = (folder: unknown) => () => listFiles(server(), token, folder);
      await refused([400], [...climbing, null, ['[Tests]'], { $ne: '' }].map(list));
    });

    test('C04 unsafe names are rejected', async () => {
      const token = await tokenOf(server(), 'king');
      const bytes = await aPicture('png');
      const names = [...badNames, 'a.jpg.html', 'a.php', 'CON', 'a"b.png', 'a\r\nX-Evil: 1.png'];
      const named = (name: string) => () =>
        upload(server(), token, { folder: '[Tests]', name, bytes });
      await refused([400, 415], names.map(named));
    });

    test('C12 only a king adds avatars and nobody replaces one', async () => {
      const king = await tokenOf(server(), 'king');
      const folder = '[Users]/avatars';
      const [bytes, other] = [await aPicture('png'), await aPicture('png', { background: '#f0f' })];
      const name = `avatar_mario${Date.now()}.png`;
      const by = async (role: string, picture: Uint8Array) => {
        const token = await tokenOf(server(), role);
        return () => upload(server(), token, { folder, name, bytes: picture });
      };
      await refused([403], [await by('admin', bytes), await by('rookie', bytes)]);
      expect((await (await by('king', bytes))()).status).toBe(201);
      const mario = { clear_name: `mario ${Date.now()}`, clear_psw: 'riva-del-garda-38066' };
      const user = { ...mario, clear_role: 'rookie', clear_avatar: name };
      expect((await post(server(), king, '/api/d1/adduser', user)).status).toBe(201);
      await refused([403], [await by('admin', other), await by('rookie', other)]);
      await refused(
        [412],
        [
          await by('king', other),
          async () =>
            upload(server(), king, {
              folder,
              name: 'avatar_default.gif',
              bytes: await aPicture('gif'),
            }),
        ],
      );
      expect((await (await by('king', bytes))()).status).toBe(201);
      const request = { avatar: name, nome: 'x', ruolo: 'king' };
      const got = await post(
        server(),
        await tokenOf(server(), 'rookie'),
        '/api/r2/getavatar',
        request,
      );
      expect(new Uint8Array(await got.arrayBuffer())).toEqual(bytes);
    });

    test('an avatar without a user, left by a lost connection, can be uploaded again', async () => {
      const king = await tokenOf(server(), 'king');
      const file = { folder: '[Users]/avatars', name: `avatar_lost${Date.now()}.png` };
      const send = (bytes: Uint8Array) =>
        upload(server(), king, { ...file, bytes, headers: { 'If-None-Match': '*' } });
      expect((await send(await aPicture('png'))).status).toBe(201);
      const again = await aPicture('png', { background: '#f0f' });
      expect((await send(again)).status).toBe(201);
      const request = { avatar: file.name, nome: 'x', ruolo: 'king' };
      const got = await post(server(), king, '/api/r2/getavatar', request);
      expect(new Uint8Array(await got.arrayBuffer())).toEqual(again);
    });

    test('B10 getavatar reads avatars only, for every role', async () => {
      const token = await tokenOf(server(), 'rookie');
      const names = [...badNames, '../../wabu.db', '[Utils]/copertina_default.jpeg', 'nobody.png'];
      const ask = (avatar: string) => () =>
        post(server(), token, '/api/r2/getavatar', { avatar, nome: 'king', ruolo: 'king' });
      await refused([400, 404], names.map(ask));
    });

    test('each role uploads to its own folders only', async () => {
      const bytes = await aPicture('png');
      const send = async (role: string, folder: string) => {
        const token = await tokenOf(server(), role);
        return () => upload(server(), token, { folder, name: `${role}.png`, bytes });
      };
      for (const folder of [
        '[Frontends]/www.roles.it/images',
        '[Utils]',
        '[Suppliers]/01234567890',
      ]) {
        const [answer] = await refused([403], [await send('rookie', folder)]);
        expect(await answer?.json()).toMatchObject({ message: 'Permessi non validi' });
        for (const role of ['admin', 'king'])
          expect((await (await send(role, folder))()).status).toBe(201);
      }
      for (const role of ['rookie', 'admin', 'king'])
        expect((await (await send(role, '[Tests]'))()).status).toBe(201);
    });

    test('a call without a valid token neither stores nor returns a file', async () => {
      const ended = await newTokenOf(server(), 'king');
      await post(server(), ended, '/api/adminwabu/logout', {});
      const bytes = await aPicture('png');
      const calls = [null, ended, 'x.y.z'].flatMap((token) => [
        () => upload(server(), token, { folder: '[Tests]', name: 'a.png', bytes }),
        () => getFile(server(), token, '[Utils]', 'copertina_default.jpeg'),
        () => listFiles(server(), token, '[Utils]'),
        () => post(server(), token, '/api/r2/getavatar', { avatar: '' }),
      ]);
      await refused([401], calls);
    });

    test('C17 a missing file answers 404, also without a default', async () => {
      const token = await tokenOf(server(), 'rookie');
      const answers = await refused(
        [404],
        [
          () => getFile(server(), token, '[Frontends]/nobody/images', 'a.png'),
          () => getFile(server(), token, '[Utils]', 'no-cover.jpeg'),
        ],
      );
      const problem = { code: 'not-found', message: 'File non trovato.' };
      for (const answer of answers) expect(await answer.json()).toEqual(problem);
    });

    test('C18 a listing returns names of pictures below the folder only', async () => {
      const token = await tokenOf(server(), 'admin');
      const folder = '[Suppliers]/98765432109';
      const bytes = await aPicture('png');
      for (const name of ['b.png', 'a.png']) await upload(server(), token, { folder, name, bytes });
      await upload(server(), token, { folder, name: 'contratto.pdf', bytes: '%PDF-1.7' });
      const listed = await listFiles(server(), token, folder);
      expect(await listed.json()).toEqual({ files: [`${folder}/a.png`, `${folder}/b.png`] });
      const other = await listFiles(server(), token, '[Suppliers]/11111111111');
      expect(await other.json()).toEqual({ files: [] });
    });

    test('F26 a row without its object answers 404', async () => {
      const token = await tokenOf(server(), 'admin');
      const folder = '[Frontends]/www.lost.it/images';
      await upload(server(), token, { folder, name: 'a.png', bytes: await aPicture('png') });
      const [row] = await server().database.query('SELECT blob FROM objects WHERE folder = ?', [
        folder,
      ]);
      await server().objects.delete(String(row?.blob));
      const small = { foldername: folder, filename: 'a.png', thumb: '' };
      await refused(
        [404],
        [
          () => getFile(server(), token, folder, 'a.png'),
          () => getFileAgain(server(), token, small),
        ],
      );
    });

    test('B12 other methods on these calls neither write nor answer', async () => {
      const headers = { Authorization: `Bearer ${await tokenOf(server(), 'king')}` };
      const methods = ['PUT', 'DELETE', 'PATCH'];
      const others = {
        '/api/r2/upload': [...methods, 'GET'],
        '/api/r2/listfiles': methods,
        '/api/r2/getavatar': [...methods, 'GET'],
      };
      const calls = Object.entries(others).flatMap(([path, methods]) =>
        methods.map((method) => () => server().fetch(path, { method, headers })),
      );
      await refused([404, 405], calls);
    });
  });
}
