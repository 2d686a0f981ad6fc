import { describe, expect, test } from '@jest/globals';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { releaseSmallSite } from '../release-calls.ts';
import { searchCalls, searchedTexts, searchedWords } from '../search-calls.ts';
import type { ContractServer } from '../server.ts';

/** The page of the search without scripts. */
export function searchPageContract(server: () => ContractServer) {
  const { publish } = searchCalls(server);
  const page = async (path: string) => {
    const response = await server().fetch(path);
    return { response, text: await response.text() };
  };

  describe('the page of the search', () => {
    releaseSmallSite(server);

    test('shows query and results in every language', async () => {
      const { URL } = await publish(searchedTexts());
      for (const code of languageCodes) {
        const word = searchedWords[code];
        const { response, text } = await page(`/${code}/ricerca?q=${encodeURIComponent(word)}`);
        expect(response.status).toBe(200);
        expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
        expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
        expect(text).toContain(`<h1>Search ${code}</h1>`);
        expect(text).toContain('noindex');
        expect(text).toContain(`name="q" value="${word}"`);
        expect(text).toContain(`href="/${code}/siti/${URL}"`);
        expect(text).toContain(`<mark>${word}</mark> &amp; lago`);
      }
    });

    test('leads to all places where nothing is found', async () => {
      const { text } = await page('/de/ricerca?q=Xylophonzimmer');
      expect(text).toContain('<a href="/de/siti">Oder sehen Sie sich alle Orte am See an</a>');
    });

    test('is empty without a query', async () => {
      for (const path of ['/it/ricerca', '/it/ricerca?q=', '/it/ricerca?q=%20&page=2']) {
        const { response, text } = await page(path);
        expect(response.status).toBe(200);
        expect(text).toContain('<div id="search-results"></div>');
      }
    });

    test('shows hostile texts and queries as text', async () => {
      await publish(
        { it: '<p>Zattera &lt;script&gt;alert(2)&lt;/script&gt;</p>' },
        `Zattere <b onclick=alert(3)> ${crypto.randomUUID()}`,
      );
      const attack = '"><script>alert(1)</script><b onclick=alert(1)>';
      for (const q of ['zattere', `zattere ${attack}`, attack, '$&$`\u0000', 'x'.repeat(5_000)]) {
        const { response, text } = await page(`/it/ricerca?q=${encodeURIComponent(q)}&page=1e9`);
        expect(response.status).toBe(200);
        const main = text.slice(text.indexOf('<main>'), text.indexOf('</main>'));
        expect(main).not.toMatch(/<script|<b onclick/);
      }
      const { text } = await page('/it/ricerca?q=zatter');
      expect(text).toContain('&lt;b onclick=alert(3)&gt;');
    });

    test('answers a malformed encoding', async () => {
      const { response } = await page('/it/ricerca?q=%E0%A4%A&page=%');
      expect(response.status).toBe(200);
    });

    test('says so when a network searches too often', async () => {
      const { database } = server();
      await database.write([
        { sql: "UPDATE attempts SET count = 100000 WHERE key LIKE 'search %'" },
      ]);
      const { response, text } = await page('/de/ricerca?q=lago');
      expect(response.status).toBe(429);
      expect(text).toContain('in einer Minute');
      expect((await page('/de/ricerca')).response.status).toBe(200);
      await database.write([{ sql: "DELETE FROM attempts WHERE key LIKE 'search %'" }]);
    });
  });
}
