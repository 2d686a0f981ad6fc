import { frontendsPageOf } from '../../e2e/pages/frontends-page.ts';
import { barePage, longText, serverWithTexts } from '../frontends/long-texts.ts';
import { newPage, uncappedFrameRate, withChromium } from '../lib/chromium.ts';
import type { Row } from '../lib/row.ts';
import { typeInterleaved, typingRow } from '../lib/typing.ts';

const ROUNDS = 4;

/** From a key to its painted letter in a text of 5,000 words, beside a bare contenteditable. */
export async function measure(): Promise<Row[]> {
  const html = longText(5_000);
  const { server, session } = await serverWithTexts('lungo', [{ it: '<p>Il lago</p>', en: html }]);
  try {
    const keys = await withChromium(async (browser) => {
      const { page } = await newPage(browser, { session, url: server.url });
      await page.goto(`${server.url}/adminwabu/frontends?frontend=lungo&mode=edit`);
      await frontendsPageOf(page).write('Contenuto', 1, 'English', ' ');
      const bare = await barePage(browser, server, `<div contenteditable>${html}</div>`);
      await bare.locator('[contenteditable]').click();
      await bare.keyboard.press('Control+End');
      return typeInterleaved(ROUNDS, page, bare);
    }, uncappedFrameRate);
    return [typingRow('in a text of 5,000 words', keys)];
  } finally {
    await server.dispose();
  }
}
