import { describe, expect, test } from '@jest/globals';
import { fileLimits, fileMessages } from '@wabu/shared/entities/files';
import { say } from '@wabu/shared/entities/messages/messages';
import { aPicture } from '../../src/files/testing/picture-builders.ts';
import { send } from '../../src/testing.ts';
import { expectRejected } from '../expect-rejected.ts';
import { newTokenOf, tokenOf } from '../people.ts';
import type { ContractServer } from '../server.ts';
import { bytesOf, fileCalls, post } from '../uploads.ts';

const text = (content: string) => new TextEncoder().encode(content);

export function uploadAttacksContract(server: () => ContractServer) {
  const king = fileCalls(server, 'king');
  /** Expects that each file is rejected with one of the statuses and stores nothing. */
  function rejected(
    statuses: number[],
    files: [name: string, bytes: Uint8Array | string][],
    folder = '[Tests]',
  ) {
    const calls = files.map((file) => () => king.upload({ folder, name: file[0], bytes: file[1] }));
    return expectRejected(server(), statuses, calls);
  }

  const sendForm = (token: string, body: string, type = 'multipart/form-data; boundary=b') =>
    send(server().fetch, 'POST', '/api/r2/upload', {
      token,
      body,
      headers: { 'Content-Type': type },
    });

  describe('attacks by file contents', () => {
    test('C05 a file that is no picture is rejected under a picture’s name', async () => {
      const png = await aPicture('png');
      await rejected(
        [415],
        [
          ['a.png', text('<html><script>alert(1)</script></html>')],
          ['a.png', text('\x89PN')],
          ['a.jpg', png],
          ['a.svg', png],
          ['a.png', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
          ['a.bmp', text('%PDF-1.7')],
          ['a.exe', png],
          ['a', png],
          ['a.txt', png],
          ['a.pdf', text('<html>')],
        ],
      );
      await rejected(
        [415],
        [
          ['a.txt', 'hello'],
          ['a.pdf', '%PDF-1.7'],
        ],
        '[Utils]',
      );
      await rejected([400], [['a.png', '']]);
    });

    test('C06 a polyglot file is served as the picture only', async () => {
      const bytes = Buffer.concat([await aPicture('png'), text('PK\x03\x04<?php<script>')]);
      const sent = await king.upload({ folder: '[Tests]', name: 'two.png', bytes });
      expect(sent.status).toBe(201);
      const got = await king.getFile('[Tests]', 'two.png');
      expect(got.headers.get('Content-Type')).toBe('image/png');
      expect(Buffer.from(await bytesOf(got)).includes('script')).toBe(false);
    });

    test('C07 active content is removed from SVG', async () => {
      const evil = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script>
        <foreignObject><iframe src="javascript:alert(1)"/></foreignObject><a href="javascript:alert(1)"/>
        <path d="M0 0"/></svg>`;
      await king.upload({ folder: '[Tests]', name: 'evil.svg', bytes: evil });
      const got = await king.getFile('[Tests]', 'evil.svg');
      expect((await got.text()).replace(/\s*\n\s*/g, '')).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
      );
      expect(got.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(got.headers.get('Content-Disposition')).toMatch(/^attachment/);
      expect(got.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
    });

    test('pictures of other programs are stored, or rejected with the reason', async () => {
      const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><text>Città</text></svg>';
      const declared = (encoding: string) =>
        `<?xml version="1.0" encoding="${encoding}"?>${drawing}`;
      const store = (name: string, bytes: Uint8Array) =>
        king.upload({ folder: '[Tests]', name, bytes });
      for (const bytes of [
        Buffer.from(declared('ISO-8859-1'), 'latin1'),
        Buffer.from(`\uFEFF${declared('UTF-16')}`, 'utf16le'),
        Buffer.from(`\uFEFF${declared('UTF-16')}`, 'utf16le').swap16(),
      ]) {
        expect((await store('segno.svg', bytes)).status).toBe(201);
        expect(await (await king.getFile('[Tests]', 'segno.svg')).text()).toBe(drawing);
      }
      const unknown = await store('segno.svg', text(declared('x-none')));
      expect([unknown.status, (await unknown.json()) as unknown]).toEqual([
        400,
        expect.objectContaining(say(fileMessages.encoding)),
      ]);
      const png = await aPicture('png');
      const control = [0, 0, 0, 8, ...text('acTL'), 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
      const animated = Uint8Array.from([...png.subarray(0, 33), ...control, ...png.subarray(33)]);
      for (const [name, bytes, type] of [
        ['foto.jfif', await aPicture('jpg'), 'image/jpeg'],
        ['moto.png', animated, 'image/apng'],
      ] as const) {
        expect((await store(name, bytes)).status).toBe(201);
        const got = await king.getFile('[Tests]', name);
        expect(got.headers.get('Content-Type')).toBe(type);
      }
    });

    test('C09 a small file with too many pixels is rejected undecoded', async () => {
      const png = await aPicture('png');
      new DataView(png.buffer).setUint32(16, 50_000);
      new DataView(png.buffer).setUint32(20, 50_000);
      await rejected([400], [['a.png', png]]);
    });

    test('C10 one byte above the limit is rejected', async () => {
      const most = new Uint8Array(fileLimits.bytes);
      most.set(await aPicture('png'));
      const above = new Uint8Array(fileLimits.bytes + 1);
      above.set(most);
      await rejected([413], [['a.png', above]]);
      const sent = await king.upload({ folder: '[Tests]', name: 'most.png', bytes: most });
      expect(sent.status).toBe(201);
    });

    test('C11 a malformed form is rejected', async () => {
      const token = await tokenOf(server(), 'king');
      const part = (name: string, value = 'x', more = '') =>
        `--b\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
      const file = part('file', 'x', '; filename="a.txt"');
      const folder = part('folder', '[Tests]');
      const forms = [
        '',
        `${file}--b--`,
        `${folder}--b--`,
        `${file}${file}${folder}--b--`,
        `${file}${folder}${folder}--b--`,
        `${part('file')}${folder}--b--`,
        `${file}${part('folder', '[Tests]', '; filename="x"')}--b--`,
      ];
      await expectRejected(
        server(),
        [400],
        forms.map((form) => () => sendForm(token, form)),
      );
      const good = `${folder}${file}--b--`;
      const as = (type: string) => () => sendForm(token, good, type);
      const boundless = ['multipart/form-data', 'multipart/form-data; boundary=c'];
      await expectRejected(server(), [400], boundless.map(as));
      const others = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
      await expectRejected(server(), [415], others.map(as));
      for (const form of [good, `${file}${folder}--b--`])
        expect((await sendForm(token, form)).status).toBe(201);
    });

    test('C15 an upload whose session ends meanwhile stores nothing', async () => {
      const token = await newTokenOf(server(), 'admin');
      const form = text(
        '--b\r\nContent-Disposition: form-data; name="folder"\r\n\r\n[Tests]\r\n' +
          '--b\r\nContent-Disposition: form-data; name="file"; filename="late.txt"\r\n\r\nlate\r\n--b--',
      );
      let sent = 0;
      const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        if (sent === 0) controller.enqueue(form.subarray(0, 60));
        else {
          await post(server(), token, '/api/adminwabu/logout', {});
          controller.enqueue(form.subarray(60));
          controller.close();
        }
        sent += 1;
      };
      // Without a queue, the second part is asked for when the first is read, which is after the token's check.
      const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
      const sending = () =>
        server().fetch('/api/r2/upload', {
          method: 'POST',
          headers: {
            'Content-Type': 'multipart/form-data; boundary=b',
            Authorization: `Bearer ${token}`,
          },
          body,
          duplex: 'half',
        } as RequestInit);
      await expectRejected(server(), [401], [sending]);
    });
  });
}
