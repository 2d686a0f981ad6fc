import { frontendsPageOf } from '../../e2e/pages/frontends-page.ts';
import { freshPage, withChromium, withoutDisplayClock } from '../frame/chromium.ts';
import type { Row } from '../frame/row.ts';
import { typeInTurns, typingRows } from '../frame/typing.ts';
import { barePage, longText, serverWithTexts } from '../frontends/written.ts';

const ROUNDS = 4;

/** From a key to its letter on the screen, in a text of 5,000 words, beside a bare contenteditable. */
export async function measure(): Promise<Row[]> {
  const html = longText(5_000);
  const { server, session } = await serverWithTexts('lungo', [{ it: '<p>Il lago</p>', en: html }]);
  try {
    const keys = await withChromium(async (browser) => {
      const { page } = await freshPage(browser, { session, url: server.url });
      await page.goto(`${server.url}/adminwabu/frontends?frontend=lungo&mode=edit`);
      await frontendsPageOf(page).write('Contenuto', 1, 'English', ' ');
      const bare = await barePage(browser, server, `<div contenteditable>${html}</div>`);
      await bare.locator('[contenteditable]').click();
      await bare.keyboard.press('Control+End');
      return typeInTurns(ROUNDS, page, bare);
    }, withoutDisplayClock);
    return typingRows('in a text of 5,000 words', keys);
  } finally {
    await server.dispose();
  }
}
