import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { forAllTests } from '@wabu/shared/testing/for-tests';
import { appRecords } from '../kinds.ts';
import { createMemoryPlatform } from '../platform/node/testing/memory-platform.ts';
import { personalDataOf } from './personal-data-repository.ts';
import { otherColumns } from './testing/other-columns.ts';

const personalData = personalDataOf(appRecords.kinds);
const platform = forAllTests(createMemoryPlatform);

const words = (text: string | undefined) => (text ?? '').split(' ').filter((word) => word !== '');

describe('the tables of the database', () => {
  test('have no column that is neither in the list of personal data nor in that of the others', async () => {
    // The indexes of searches hold the words of other tables.
    const rows = await platform.database.query(
      `SELECT tables.name AS name, columns.name AS col
       FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
         AND tables.name NOT GLOB '*_index*' AND tables.name <> 'search_vocabulary'`,
    );
    const found = rows.map(({ name, col }) => `${name}.${col}`);
    const tables = [...new Set([...Object.keys(personalData), ...Object.keys(otherColumns)])];
    const listed = tables.flatMap((table) =>
      [...words(personalData[table]?.columns), ...words(otherColumns[table])].map(
        (column) => `${table}.${column}`,
      ),
    );
    expect([...listed].sort()).toEqual([...found].sort());
  });

  test('with personal data are erased with a person, but for two', async () => {
    const references = await platform.database.query(
      `SELECT tables.name AS name, parent."table" AS parent
       FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS parent
       WHERE parent.on_delete = 'CASCADE'`,
    );
    const isErased = (table: unknown): boolean =>
      (personalData[String(table)]?.rows.length ?? 0) > 0 ||
      references.some(({ name, parent }) => name === table && isErased(parent));
    const kept = Object.keys(personalData).filter((table) => !isErased(table));
    // Attempts end within a day; triggers replace the name in the other.
    expect(kept).toEqual(['attempts', 'upload_usage']);
  });
});

test('the durations of the notice are constants', () => {
  const durations = readFileSync(
    join(__dirname, '../../../mf-public/src/privacy/durations.ts'),
    'utf8',
  );
  const named = new Set(Object.values(personalData).flatMap(({ until }) => until ?? []));
  for (const name of named) expect(durations).toMatch(new RegExp(`\\b${name}: format\\([A-Z_]+`));
});

describe.each(languageCodes)('the privacy notice in %s', (code) => {
  const noticeOf = async () =>
    (await import(`../../../mf-public/src/privacy/words/${code}.ts`)).words;

  test('names every duration of the stored data', async () => {
    const { retention } = await noticeOf();
    for (const { notice, until } of Object.values(personalData)) {
      const text = `${retention[notice].howLong} ${retention.history}`;
      if (until !== undefined) expect(text).toContain(`{{${until}}}`);
    }
  });

  test('says what an erasure does', async () => {
    const { rights } = await noticeOf();
    expect(rights.erased.length).toBeGreaterThan(80);
  });
});
