import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { answer } from '../../src/client.ts';
import { dropDeletedWords } from '../../src/people/erase-repository.ts';
import { splitStatements } from '../../src/platform/node/database/migrate.ts';
import { searchCalls, searchedTexts, searchedWords } from '../search-calls.ts';
import type { ContractServer } from '../server.ts';

const HOSTILE = [
  '"',
  '*',
  'NEAR(',
  'canyoning" OR "',
  "'; DROP TABLE search_documents; --",
  '{name_terms} : canyoning',
  '^canyoning - x',
  '\u0000',
  'canyoning\u0000*',
  '\uD800',
  'x'.repeat(10_000),
  'canyoning '.repeat(1_000),
  '%_',
  '()[]{}+-:',
];

/** The search of published microsites. */
export function searchContract(server: () => ContractServer) {
  const { post, search, found, publish } = searchCalls(server);

  describe('the search', () => {
    test('finds what is published at the next request in every public language, and nothing withdrawn', async () => {
      const { d1, URL } = await publish(searchedTexts());
      for (const code of languageCodes)
        expect([code, await found(searchedWords[code], code)]).toEqual([code, [URL]]);
      await answer(d1.unpublishfrontend.$post({ json: { URL } }));
      for (const code of languageCodes)
        expect([code, await found(searchedWords[code], code)]).toEqual([code, []]);
    });

    test('finds nothing of a working copy or of a language that is not public', async () => {
      const { d1, input, URL } = await publish({ it: '<p>Noleggio canotti</p>' });
      const Sezioni = [
        {
          visible: true,
          NomeSezione: { it: 'x', de: '<p>de</p>' },
          Contenuto: { it: '<p>Noleggio gommoni</p>', de: '<p>Schlauchboote</p>' },
        },
      ];
      await answer(d1.updatefrontend.$put({ json: { ...input, Sezioni } }));
      expect(await found('canotti', 'it')).toEqual([URL]);
      expect(await found('gommoni', 'it')).toEqual([]);
      expect(await found('schlauchboote', 'de')).toEqual([]);
      await answer(d1.publishfrontend.$post({ json: { URL } }));
      expect(await found('canotti', 'it')).toEqual([]);
      expect(await found('gommoni', 'it')).toEqual([URL]);
      expect(await found('schlauchboote', 'de')).toEqual([URL]);
      await answer(d1.deletefrontend.$delete({ json: { URL } }));
      expect(await found('gommoni', 'it')).toEqual([]);
    });

    test('takes hostile queries for words', async () => {
      const { URL } = await publish({ it: '<p>Canyoning</p>' });
      for (const q of HOSTILE) expect(await search(q, 'it')).toHaveProperty('total');
      expect(await found('canyoning', 'it')).toEqual([URL]);
    });

    test('rejects what is no search', async () => {
      const bad: [string, number][] = [
        ['{', 400],
        ['[]', 400],
        ['{"q":1,"language":"it"}', 400],
        ['{"q":"lago","language":"xx"}', 400],
        ['{"q":"lago"}', 400],
      ];
      for (const [body, status] of bad)
        expect([(await post(body)).status, body.slice(0, 40)]).toEqual([status, body.slice(0, 40)]);
      expect((await post('{"q":"lago","language":"it"}', 'text/plain')).status).toBe(415);
    });

    test('limits each network', async () => {
      const { database } = server();
      expect((await post('{"q":"lago","language":"it"}')).status).toBe(200);
      await database.write([
        { sql: "UPDATE attempts SET count = 100000 WHERE key LIKE 'search %'" },
      ]);
      const limited = await post('{"q":"lago","language":"it"}');
      expect(limited.status).toBe(429);
      expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
      await database.write([{ sql: "DELETE FROM attempts WHERE key LIKE 'search %'" }]);
    });

    test('the daily maintenance drops the words of withdrawn microsites from an intact index', async () => {
      const { database } = server();
      const isStored = async (word: string) => {
        const [row] = await database.query(
          'SELECT count(*) AS n FROM search_index_data WHERE instr(block, CAST(? AS BLOB)) > 0',
          [word],
        );
        return Number(row?.n) > 0;
      };
      const kept = await publish({ it: '<p>Xilofono krapfen</p>', zh: '<p>木琴</p>' });
      const gone = [];
      for (let round = 0; round < 3; round += 1)
        gone.push(await publish({ it: `<p>Qzsegreto${round} krapfen</p>`, zh: '<p>木琴</p>' }));
      for (const { d1, URL } of gone) await answer(d1.unpublishfrontend.$post({ json: { URL } }));
      await dropDeletedWords(database);
      expect(await isStored('zsegreto')).toBe(false);
      // With 1 it compares the index with the documents (sqlite.org/fts5.html, 6.4).
      await database.write([
        { sql: "INSERT INTO search_index (search_index, rank) VALUES ('integrity-check', 1)" },
      ]);
      expect(await found('krapfen', 'it')).toEqual([kept.URL]);
      expect(await found('木琴', 'zh')).toEqual([kept.URL]);
    });

    test('works again after its index was dropped and built again, as for an export from D1', async () => {
      const { URL } = await publish({ it: '<p>Idrovolante</p>' });
      const run = (name: string) => {
        const sql = readFileSync(join(__dirname, `../../search-index/${name}.sql`), 'utf8');
        return server().database.write(
          splitStatements(sql).map((statement) => ({ sql: statement })),
        );
      };
      await run('drop');
      expect((await post('{"q":"idrovolante","language":"it"}')).status).toBe(500);
      await run('create');
      expect(await found('idrovolante', 'it')).toEqual([URL]);
      const { URL: later } = await publish({ it: '<p>Idroscalo</p>' });
      expect(await found('idroscalo', 'it')).toEqual([later]);
    });
  });
}
