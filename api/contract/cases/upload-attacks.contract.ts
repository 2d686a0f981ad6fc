import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { fileLimits, fileMessages } from '@wabu/shared/entities/files';
import { processorTime } from '@wabu/shared/testing/processor-time';
import { aBmp, aPicture } from '../../src/files/testing/picture-builders.ts';
import { expectRejected } from '../expect-rejected.ts';
import { newTokenOf, tokenOf } from '../people.ts';
import type { ContractServer } from '../server.ts';
import { bytesOf, getFile, post, sendForm, upload } from '../uploads.ts';

const text = (content: string) => new TextEncoder().encode(content);

export function uploadAttacksContract(server: () => ContractServer) {
  /** Expects that each file is rejected with one of the statuses and stores nothing. */
  async function refused(
    statuses: number[],
    files: [name: string, bytes: Uint8Array | string][],
    folder = '[Tests]',
  ) {
    const token = await tokenOf(server(), 'king');
    const calls = files.map(
      ([name, bytes]) =>
        () =>
          upload(server(), token, { folder, name, bytes }),
    );
    return expectRejected(server(), statuses, calls);
  }

  describe('attacks by file contents', () => {
    test('C05 a file that is no picture is rejected under a picture’s name', async () => {
      const png = await aPicture('png');
      await refused(
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
      await refused(
        [415],
        [
          ['a.txt', 'hello'],
          ['a.pdf', '%PDF-1.7'],
        ],
        '[Utils]',
      );
      await refused([400], [['a.png', '']]);
    });

    test('C06 a polyglot file is served as the picture only', async () => {
      const token = await tokenOf(server(), 'king');
      for (const kind of ['png', 'jpg', 'gif', 'webp'] as const) {
        const hidden = Buffer.from('PK\x03\x04<?php<script>alert(1)</script>');
        const bytes = Buffer.concat([await aPicture(kind), hidden]);
        const sent = await upload(server(), token, {
          folder: '[Tests]',
          name: `two.${kind}`,
          bytes,
        });
        expect(sent.status).toBe(201);
        const got = await getFile(server(), token, '[Tests]', `two.${kind}`);
        expect(Object.fromEntries(got.headers)).toMatchObject({
          'content-type': `image/${kind === 'jpg' ? 'jpeg' : kind}`,
          'x-content-type-options': 'nosniff',
          'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        });
        expect(Buffer.from(await bytesOf(got)).includes('script')).toBe(false);
      }
    });

    test('C07 active content is removed from SVG', async () => {
      const token = await tokenOf(server(), 'king');
      const evil = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script>
        <foreignObject><iframe src="javascript:alert(1)"/></foreignObject><a href="javascript:alert(1)"/>
        <path d="M0 0"/></svg>`;
      await upload(server(), token, { folder: '[Tests]', name: 'evil.svg', bytes: evil });
      const got = await getFile(server(), token, '[Tests]', 'evil.svg');
      expect((await got.text()).replace(/\s*\n\s*/g, '')).toBe(
        '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
      );
      expect(got.headers.get('Content-Type')).toBe('image/svg+xml');
      expect(got.headers.get('Content-Disposition')).toMatch(/^attachment/);
      const entity = '<!ENTITY x SYSTEM "file:///etc/passwd">';
      await refused(
        [400, 415],
        [
          [
            'b.svg',
            `<!DOCTYPE svg [${entity}]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
          ],
        ],
      );
    });

    test('C08 decompression bombs are rejected at once', async () => {
      const token = await tokenOf(server(), 'king');
      const entities = Array.from(
        { length: 9 },
        (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`,
      );
      const bombs = [
        `<!DOCTYPE svg [<!ENTITY e0 "x">${entities.join('')}]><svg>&e9;</svg>`,
        `<svg>${'<g>'.repeat(30_000)}${'</g>'.repeat(30_000)}</svg>`,
      ];
      for (const bytes of bombs) {
        const cost = await processorTime(async () => {
          const answer = await upload(server(), token, { folder: '[Tests]', name: 'b.svg', bytes });
          expect([400, 415]).toContain(answer.status);
        });
        expect(cost).toBeLessThan(10_000);
      }
    });

    test('C09 a small file with too many pixels is rejected undecoded', async () => {
      const png = await aPicture('png');
      new DataView(png.buffer).setUint32(16, 50_000);
      new DataView(png.buffer).setUint32(20, 50_000);
      const gif = await aPicture('gif');
      new DataView(gif.buffer).setUint32(6, 0xffff_ffff);
      const bmp = aBmp(1, 1);
      new DataView(bmp.buffer).setInt32(18, 0x7fff_ffff, true);
      await refused(
        [400],
        [
          ['a.png', png],
          ['a.gif', gif],
          ['a.bmp', bmp],
        ],
      );
    });

    test('C20, C21 an SVG that is expensive to paint is rejected with a reason', async () => {
      const token = await tokenOf(server(), 'king');
      const png = await aPicture('png');
      new DataView(png.buffer).setUint32(16, 30_000);
      new DataView(png.buffer).setUint32(20, 30_000);
      const bitmap = `<image href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;
      const nested = Array.from(
        { length: 9 },
        (_, i) => `<pattern id="p${i + 1}">${`<rect fill="url(#p${i})"/>`.repeat(4)}</pattern>`,
      );
      const burdens = [
        [bitmap, fileMessages.tooManyPixels],
        [`${nested.join('')}<rect fill="url(#p9)"/>`, fileMessages.tooComplex],
      ] as const;
      for (const [inside, message] of burdens) {
        const bytes = `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`;
        const answer = await upload(server(), token, { folder: '[Tests]', name: 'b.svg', bytes });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ message });
      }
    });

    test('C10 one byte above the limit is rejected', async () => {
      const token = await tokenOf(server(), 'king');
      const most = new Uint8Array(fileLimits.bytes);
      most.set(await aPicture('png'));
      await refused([413], [['a.png', new Uint8Array([...most, 0])]]);
      const sent = await upload(server(), token, {
        folder: '[Tests]',
        name: 'most.png',
        bytes: most,
      });
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
        'x',
        '--b--',
        `${file}--b--`,
        `${folder}--b--`,
        `${file}${file}${folder}--b--`,
        `${file}${folder}${folder}--b--`,
        `${file}${folder}`,
        `${part('file')}${folder}--b--`,
        `${file}${part('folder', '[Tests]', '; filename="x"')}--b--`,
        `${part('a').repeat(10_000)}${file}${folder}--b--`,
        `${file}${folder}--b--`.replaceAll('\r\n', '\n'),
      ];
      await expectRejected(
        server(),
        [400],
        forms.map((form) => () => sendForm(server(), token, form)),
      );
      const good = `${folder}${file}--b--`;
      const as = (type: string) => () => sendForm(server(), token, good, type);
      const boundless = ['multipart/form-data', 'multipart/form-data; boundary=c'];
      await expectRejected(server(), [400], boundless.map(as));
      const others = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
      await expectRejected(server(), [415], others.map(as));
      for (const form of [good, `${file}${folder}--b--`])
        expect((await sendForm(server(), token, form)).status).toBe(201);
    });

    test('C15 an upload whose session ends meanwhile stores nothing', async () => {
      const token = await newTokenOf(server(), 'admin');
      const form = text(
        '--b\r\nContent-Disposition: form-data; name="folder"\r\n\r\n[Tests]\r\n' +
          '--b\r\nContent-Disposition: form-data; name="file"; filename="late.txt"\r\n\r\nlate\r\n--b--',
      );
      const counted = async () => {
        const counts = "SELECT count FROM attempts WHERE key = 'upload id-of-admin'";
        return Number((await server().database.query(counts))[0]?.count ?? 0);
      };
      const before = await counted();
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (sent === 0) controller.enqueue(form.subarray(0, 60));
          else {
            // The call is counted after its token is checked.
            while ((await counted()) === before) await setImmediate();
            await post(server(), token, '/api/adminwabu/logout', {});
            controller.enqueue(form.subarray(60));
            controller.close();
          }
          sent += 1;
        },
      });
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
