import { expect, test } from '@jest/globals';
import { createMemoryPlatform } from '../platform/node/testing/memory-platform.ts';
import { dropDeletedWords } from './search-repository.ts';
import { aMicrosite } from './testing/a-microsite.ts';
import { publishMicrosites } from './testing/publish-microsites.ts';

test('the words of a withdrawn microsite leave the file of the index', async () => {
  const { database, close } = await createMemoryPlatform();
  const isStored = async () => {
    const [row] = await database.query(
      "SELECT count(*) AS n FROM search_index_data WHERE instr(block, CAST('zsegreto' AS BLOB)) > 0",
    );
    return Number(row?.n) > 0;
  };
  await publishMicrosites(database, [
    aMicrosite('terme', 'Terme', 'Sirmione', { it: ['Orari', 'Qzsegreto'] }),
    aMicrosite('museo', 'Museo', 'Riva', { it: ['Orari', 'Carta'] }),
  ]);
  await database.write([
    { sql: "UPDATE microsites SET state = 'withdrawn' WHERE url_key = 'terme'" },
  ]);
  expect(await isStored()).toBe(true);
  await database.write([dropDeletedWords()]);
  expect(await isStored()).toBe(false);
  await close();
});
