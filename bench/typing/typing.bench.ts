import { frontendsPageOf } from '../../e2e/pages/frontends-page.ts';
import { longText, serverWithTexts } from '../frontends/long-texts.ts';
import { newPage, uncappedFrameRate, withChromium } from '../lib/chromium.ts';
import { lexicalPage } from '../lib/lexical/lexical-page.ts';
import type { Row } from '../lib/row.ts';
import { typeInterleaved, typingRows } from '../lib/typing.ts';

const ROUNDS = 4;

/** From a key to its painted letter in a text of 5,000 words, beside Lexical. */
export async function measure(): Promise<Row[]> {
  const html = longText(5_000);
  const { server, session } = await serverWithTexts('lungo', [{ it: '<p>Il lago</p>', en: html }]);
  try {
    const keys = await withChromium(async (browser) => {
      const { page } = await newPage(browser, { session, url: server.url });
      await page.goto(`${server.url}/adminwabu/frontends?frontend=lungo&mode=edit`);
      await frontendsPageOf(page).write('Contenuto', 1, 'English', ' ');
      const lexical = await lexicalPage(browser, server, [html]);
      return typeInterleaved(ROUNDS, page, lexical);
    }, uncappedFrameRate);
    return typingRows('in a text of 5,000 words', keys);
  } finally {
    await server.dispose();
  }
}
