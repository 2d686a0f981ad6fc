import { describe, expect, test } from '@jest/globals';
import { say } from '@wabu/shared/entities/messages/messages';
import { previewLimits, previewMessages } from '@wabu/shared/entities/microsites/preview';
import { isStorable } from '@wabu/shared/entities/text';
import { hostileTexts } from '@wabu/shared/testing/hostile-texts';
import { answer } from '../../../src/client.ts';
import { sha256 } from '../../../src/http/sha256.ts';
import { formCalls } from '../../form-calls.ts';
import { micrositeCalls } from '../../microsite-calls.ts';
import { clientOf } from '../../people.ts';
import { releaseSmallSite } from '../../release-calls.ts';
import { type ContractServer, stateOf } from '../../server.ts';

/** The link under which a supplier reads a saved version. */
export function previewsContract(server: () => ContractServer) {
  const { newFrontend } = micrositeCalls(server);
  const { get, post } = formCalls(server);
  const comment = (text: string) => ({ answer: 'comment', text });

  async function newPreview(...change: Parameters<typeof newFrontend>) {
    const made = await newFrontend(...change);
    const { URL } = made.input;
    const link = await answer(made.d1.createpreview.$post({ json: { URL } }));
    const state = () => answer(made.d1.getpreview.$get({ query: { URL } }));
    return { ...made, ...link, URL, state };
  }

  describe('preview links', () => {
    releaseSmallSite(server);

    test('show one saved version in its languages, hidden from searches and caches', async () => {
      const { d1, input, path, version } = await newPreview();
      expect([path, version]).toEqual([expect.stringMatching(/^\/anteprima\/[0-9a-f]{64}$/), 1]);
      await answer(d1.updatefrontend.$put({ json: { ...input, Sezioni: [] } }));
      for (const [code, text] of [
        ['it', 'Acqua chiara.'],
        ['de', 'Der See'],
      ]) {
        const found = await get(`/${code}${path}`);
        expect(found.status).toBe(200);
        expect(Object.fromEntries(found.headers)).toMatchObject({
          'cache-control': 'private, no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow, noarchive',
          'content-security-policy': expect.stringContaining("form-action 'self'"),
        });
        expect(found.headers.get('Set-Cookie')).toBeNull();
        const page = await found.text();
        expect(page).toContain(text);
        expect(page).toContain(`<html lang="${code}"`);
        expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
        expect(page).not.toMatch(/<script|rel="canonical"|hreflang|og:url|cookie-banner/);
      }
      const other = await get(`/fr${path}`, { 'Accept-Language': 'de' });
      expect([other.status, other.headers.get('Location')]).toEqual([302, `/de${path}`]);
    });

    test('show their pictures, which are not public', async () => {
      const { path } = await newPreview();
      const page = await (await get(`/it${path}`)).text();
      const src = /<img class="ms-cover" src="([^"]+)"/.exec(page)?.[1] ?? '';
      expect(src.startsWith(`${path}/media/`)).toBe(true);
      const picture = await get(src);
      expect([picture.status, picture.headers.get('Cache-Control')]).toEqual([
        200,
        'private, no-store',
      ]);
      expect((await get(src.slice(path.length))).status).toBe(404);
      const stranger = src.replace(/[0-9a-f]{64}/, 'f'.repeat(64));
      expect((await get(stranger)).status).toBe(404);
    });

    test('take an approval of that version, which ends with the next one', async () => {
      const { d1, input, URL, path, state } = await newPreview();
      const approved = await post(`/it${path}`, { answer: 'approval' });
      expect([approved.status, approved.headers.get('Location')]).toEqual([
        303,
        `/it${path}?thanks#answer`,
      ]);
      await post(`/it${path}`, { answer: 'approval' });
      expect(await (await get(`/it${path}?thanks`)).text()).toContain('Hai approvato');
      expect((await state()).answers).toEqual([
        { kind: 'approval', text: '', version: 1, at: expect.any(Number) },
      ]);
      const mine = async () => {
        const { answers } = await answer(d1.getpreviewanswers.$get());
        return answers.filter((one) => one.URL === URL);
      };
      expect(await mine()).toMatchObject([{ kind: 'approval', isCurrent: true }]);
      await answer(d1.updatefrontend.$put({ json: { ...input, Logo: 'lago.png' } }));
      expect(await mine()).toMatchObject([{ kind: 'approval', isCurrent: false }]);
      expect((await get(`/it${path}`)).status).toBe(200);
    });

    test('take plain comments, and show them as text', async () => {
      const { path, state } = await newPreview();
      const hostile = hostileTexts.filter(isStorable).filter((text) => text.trim() !== '')[0] ?? '';
      const text = `Il prezzo è 12 €.\r\n${hostile}`;
      for (let round = 0; round < 2; round += 1) {
        const sent = await post(`/it${path}`, comment(text));
        expect(sent.status).toBe(303);
      }
      const { answers } = await state();
      expect(answers.map((one) => [one.kind, one.text])).toEqual([
        ['comment', text.replace('\r\n', '\n').trim()],
      ]);
      const page = await (await get(`/it${path}`)).text();
      expect(page).toContain('Il prezzo è 12 €.');
      expect(page).not.toContain(hostile);
    });

    test('reject what is empty, long, frequent or of another site, and keep the text', async () => {
      const { path, state } = await newPreview();
      const long = 'ò'.repeat(previewLimits.comment + 1);
      const tooLong = await post(`/it${path}`, comment(long));
      expect([tooLong.status, (await tooLong.text()).includes(long)]).toEqual([400, true]);
      expect((await post(`/it${path}`, comment(' \n '))).status).toBe(400);
      const before = await stateOf(server());
      const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };
      expect((await post(`/it${path}`, comment('x'), foreign)).status).toBe(403);
      expect((await post(`/it${path}`, { answer: 'other' })).status).toBe(400);
      const json = { 'Content-Type': 'application/json' };
      expect((await post(`/it${path}`, comment('x'), json)).status).toBe(415);
      expect((await post(`/it${path}`, comment('x'.repeat(40_000)))).status).toBe(413);
      expect(await stateOf(server())).toBe(before);
      for (let sent = 0; sent < previewLimits.commentsPerDay; sent += 1)
        await post(`/it${path}`, comment(`Commento ${sent}`));
      const tooMany = await post(`/it${path}`, comment('Ancora'));
      expect([tooMany.status, (await tooMany.text()).includes('Ancora')]).toEqual([429, true]);
      expect((await state()).answers).toHaveLength(previewLimits.commentsPerDay);
    });

    test('end when they expire, are withdrawn or replaced, and all say the same', async () => {
      const first = await newPreview();
      const { d1, URL } = first;
      const second = await answer(d1.createpreview.$post({ json: { URL } }));
      expect((await get(`/it${second.path}`)).status).toBe(200);
      const ended = await get(`/it${first.path}`);
      const text = await ended.text();
      expect([ended.status, ended.headers.get('Cache-Control')]).toEqual([
        404,
        'private, no-store',
      ]);
      expect(text).toContain('Questo link non vale più');
      const sayings = (page: string, path: string) => page.replaceAll(path, '');
      const unknown = `/anteprima/${'0'.repeat(64)}`;
      expect(sayings(await (await get(`/it${unknown}`)).text(), unknown)).toBe(
        sayings(text, first.path),
      );
      expect((await get('/it/anteprima/x')).status).toBe(404);
      await server().database.write([
        {
          sql: 'UPDATE previews SET expires_at = ? WHERE token_hash = ?',
          args: [Date.now(), await sha256(second.path.slice('/anteprima/'.length))],
        },
      ]);
      expect((await get(`/it${second.path}`)).status).toBe(404);
      expect((await post(`/it${second.path}`, { answer: 'approval' })).status).toBe(404);
      const third = await answer(d1.createpreview.$post({ json: { URL } }));
      await answer(d1.withdrawpreview.$post({ json: { URL } }));
      expect((await get(`/it${third.path}`)).status).toBe(404);
      expect((await first.state()).link).toBeNull();
      await expect(answer(d1.withdrawpreview.$post({ json: { URL } }))).rejects.toMatchObject({
        status: 404,
        problem: say(previewMessages.none),
      });
    });

    test('the token is stored as a hash only', async () => {
      const { path } = await newPreview();
      const token = path.slice('/anteprima/'.length);
      const tables = ['previews', 'changes', 'replies', 'attempts'];
      for (const table of tables) {
        const rows = await server().database.query(`SELECT * FROM ${table}`);
        expect(JSON.stringify(rows)).not.toContain(token);
      }
    });

    test('a frontend without texts has none, and an older version is rejected', async () => {
      const { d1, input } = await newFrontend({ Sezioni: [] });
      const create = (version: number) =>
        answer(
          d1.createpreview.$post(
            { json: { URL: input.URL } },
            { headers: { 'If-Match': `"${version}"` } },
          ),
        );
      await expect(create(1)).rejects.toMatchObject({
        status: 409,
        problem: say(previewMessages.empty),
      });
      await expect(create(7)).rejects.toMatchObject({ status: 412 });
      const { d1: reader } = await clientOf(server(), 'rookie');
      const state = await answer(reader.getpreview.$get({ query: { URL: input.URL } }));
      expect(state).toEqual({ link: null, answers: [] });
    });
  });
}
