import { beforeEach, describe, expect, test } from '@jest/globals';
import { expectRejected } from '../expect-rejected.ts';
import { tokenOf } from '../people.ts';
import type { ContractServer } from '../server.ts';
import { post } from '../uploads.ts';

export function translationsContract(server: () => ContractServer) {
  const ask = async (body: unknown, role = 'admin') =>
    post(server(), await tokenOf(server(), role), '/api/DeepL/translate', body);

  describe('translations', () => {
    beforeEach(async () => {
      server().deepl.reset();
      // Resets the limit per minute before each test.
      await server().database.write([{ sql: "DELETE FROM attempts WHERE key LIKE 'translate %'" }]);
    });

    test('a text is translated as specified', async () => {
      const answer = await ask(
        { text: 'Ciao lago', source_lang: 'IT', target_lang: 'EN' },
        'rookie',
      );
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        translations: [{ detected_source_language: 'IT', text: 'Ciao lago [en-gb]' }],
      });
      expect(server().deepl.calls).toEqual([
        {
          text: ['Ciao lago'],
          source_lang: 'IT',
          target_lang: 'EN-GB',
          model_type: 'quality_optimized',
          show_billed_characters: true,
        },
      ]);
    });

    test('many texts for one language are one call to the translator, and empty ones stay empty', async () => {
      const text = ['<p>Uno</p>', '', '<h2>Due</h2>'];
      const answer = await ask({ text, source_lang: 'EN', target_lang: 'ZH' });
      expect(await answer.json()).toEqual({
        translations: [
          { detected_source_language: 'EN', text: '<p>Uno [zh-hans]</p>' },
          { detected_source_language: 'EN', text: '' },
          { detected_source_language: 'EN', text: '<h2>Due [zh-hans]</h2>' },
        ],
      });
      expect(server().deepl.calls).toHaveLength(1);
    });

    test('E03 an invalid request never reaches the translator', async () => {
      const good = { text: 'x', source_lang: 'IT', target_lang: 'DE' };
      const bodies = [
        { ...good, target_lang: '../' },
        { ...good, source_lang: 'de' },
        ...[null, [], 'a\0b', Array(501).fill('x')].map((text) => ({ ...good, text })),
        ...[{ offer: 'x' }, { place: 'x'.repeat(301) }].map((context) => ({ ...good, context })),
        { ...good, auth_key: 'x' },
      ];
      await expectRejected(
        server(),
        [400],
        bodies.map((body) => () => ask(body)),
      );
      expect(server().deepl.calls).toEqual([]);
    });

    test('E04 too much text and too many calls are rejected', async () => {
      const text = 'parola '.repeat(150_000);
      const large = { text, source_lang: 'IT', target_lang: 'DE' };
      const one = { ...large, text: 'x'.repeat(200 * 1024) };
      await expectRejected(
        server(),
        [413],
        [large, one, { ...large, text: text.repeat(3) }].map((body) => () => ask(body)),
      );
      expect(server().deepl.calls).toEqual([]);
      // All calls must fall into the same minute.
      const minute = "INSERT INTO attempts VALUES ('translate id-of-rookie', 58, ?)";
      await server().database.write([{ sql: minute, args: [Date.now() + 3_600_000] }]);
      const calls = Array.from({ length: 5 }, () => ask({ ...large, text: 'x' }, 'rookie'));
      const statuses = (await Promise.all(calls)).map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 200, 429, 429, 429]);
      const last = await ask({ ...large, text: 'x' }, 'rookie');
      expect(last.status).toBe(429);
      expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect((await ask({ ...large, text: 'x' }, 'king')).status).toBe(200);
    });
  });
}
