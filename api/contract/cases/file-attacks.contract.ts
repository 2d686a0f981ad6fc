import { describe, expect, test } from '@jest/globals';
import { aUser } from '@wabu/shared/testing/builders';
import { aPicture } from '../../src/files/testing/picture-builders.ts';
import { expectRejected } from '../expect-rejected.ts';
import type { ContractServer } from '../server.ts';
import { bytesOf, fileCalls } from '../uploads.ts';

/** `folder-rules.test` has the complete lists; these reach the stores. */
const badFolders = ['', '..', '%2e%2e%2f', '[Frontends]/../..', '[Tests]\0', '[Tests]*', 'wabu.db'];
const badNames = ['.', '../a.png', '/etc/passwd', '%2e%2e%2fa.png', 'a\0.png', 'con.png'];

export function fileAttacksContract(server: () => ContractServer) {
  const admin = fileCalls(server, 'admin');
  const king = fileCalls(server, 'king');
  const rookie = fileCalls(server, 'rookie');
  const rejected = (statuses: number[], calls: (() => Promise<Response>)[]) =>
    expectRejected(server(), statuses, calls);

  describe('attacks by file names', () => {
    test('C01 only listed folders accept files', async () => {
      const bytes = await aPicture('png');
      const into = (folder: string) => () => king.upload({ folder, name: 'a.png', bytes });
      await rejected([400], badFolders.map(into));
    });

    test('C02 no name and no folder reads a file outside the store', async () => {
      const read = (folder: unknown, name: unknown) => () => king.getFile(folder, name);
      const readAgain = (foldername: string) => () =>
        king.getFileAgain({ foldername, filename: 'a.png' });
      await rejected(
        [400, 404],
        [
          ...badFolders.map((folder) => read(folder, 'wabu.db')),
          ...badFolders.map(readAgain),
          ...['', ...badNames].map((name) => read('[Tests]', name)),
        ],
      );
      const wrong = [null, 1, [], {}, undefined, '\ud800'];
      await rejected(
        [400],
        wrong.map((name) => read('[Tests]', name)),
      );
      await rejected(
        [400],
        wrong.map((folder) => read(folder, 'a.png')),
      );
    });

    test('C03 a listing matches its folder literally', async () => {
      const bytes = await aPicture('png');
      await king.upload({ folder: '[Tests]', name: 'listed.png', bytes });
      const list = (folder: unknown) => () => king.listFiles(folder);
      await rejected([400], [...badFolders, null, ['[Tests]'], { $ne: '' }].map(list));
    });

    test('C04 unsafe names are rejected', async () => {
      const bytes = await aPicture('png');
      const names = [...badNames, 'a.jpg.html', 'a"b.png', 'a\r\nX-Evil: 1.png'];
      const named = (name: string) => () => king.upload({ folder: '[Tests]', name, bytes });
      await rejected([400, 415], names.map(named));
    });

    test('C12 nobody replaces an avatar', async () => {
      const [bytes, other] = [await aPicture('png'), await aPicture('png', { background: '#f0f' })];
      const name = `avatar_mario${Date.now()}.png`;
      const store = (picture: Uint8Array, file = name) =>
        king.upload({ folder: '[Users]/avatars', name: file, bytes: picture });
      expect((await store(bytes)).status).toBe(201);
      const user = aUser(`mario ${Date.now()}`, { clear_avatar: name });
      expect((await king.post('/api/d1/adduser', user)).status).toBe(201);
      const gif = await aPicture('gif');
      await rejected([412], [() => store(other), () => store(gif, 'avatar_default.gif')]);
      expect((await store(bytes)).status).toBe(201);
      const got = await king.post('/api/r2/getavatar', { avatar: name });
      expect(await bytesOf(got)).toEqual(bytes);
    });

    test('an avatar without a user, left by a lost connection, can be uploaded again', async () => {
      const file = { folder: '[Users]/avatars', name: `avatar_lost${Date.now()}.png` };
      const send = (bytes: Uint8Array) =>
        king.upload({ ...file, bytes, headers: { 'If-None-Match': '*' } });
      expect((await send(await aPicture('png'))).status).toBe(201);
      const again = await aPicture('png', { background: '#f0f' });
      expect((await send(again)).status).toBe(201);
      const got = await king.post('/api/r2/getavatar', { avatar: file.name });
      expect(await bytesOf(got)).toEqual(again);
    });

    test('B10 getavatar reads avatars only, for every role', async () => {
      const names = [...badNames, '../../wabu.db', '[Utils]/copertina_default.jpeg', 'nobody.png'];
      const ask = (avatar: string) => () =>
        rookie.post('/api/r2/getavatar', { avatar, nome: 'king', ruolo: 'king' });
      await rejected([400, 404], names.map(ask));
    });

    test('C17 a missing file answers 404, also without a default', async () => {
      const answers = await rejected(
        [404],
        [
          () => rookie.getFile('[Frontends]/nobody/images', 'a.png'),
          () => rookie.getFile('[Utils]', 'no-cover.jpeg'),
        ],
      );
      const sentence = { message: 'File non trovato.', messageCode: 'file.notFound' };
      const problem = { code: 'not-found', ...sentence };
      for (const answer of answers) expect(await answer.json()).toEqual(problem);
    });

    test('F26 a row without its object answers 404', async () => {
      const folder = '[Frontends]/www.lost.it/images';
      await admin.upload({ folder, name: 'a.png', bytes: await aPicture('png') });
      const [row] = await server().database.query('SELECT blob FROM objects WHERE folder = ?', [
        folder,
      ]);
      await server().objects.delete(String(row?.blob));
      const small = { foldername: folder, filename: 'a.png', thumb: '' };
      await rejected(
        [404],
        [() => admin.getFile(folder, 'a.png'), () => admin.getFileAgain(small)],
      );
    });
  });
}
