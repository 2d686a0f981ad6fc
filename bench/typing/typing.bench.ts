import type { Page } from '@playwright/test';
import { frontendsPageOf } from '../../e2e/pages/frontends-page.ts';
import { longText, serverWithTexts } from '../frontends/long-texts.ts';
import { newPage, uncappedFrameRate, withChromium } from '../lib/chromium.ts';
import { lexicalPage } from '../lib/lexical/lexical-page.ts';
import type { Row } from '../lib/row.ts';
import { letterRow, rowBesideLexical, typeInterleaved } from '../lib/typing.ts';

const ROUNDS = 5;

const where = 'in a text of 5,000 words';

/** From a key to its painted letter in a text of 5,000 words, beside Lexical: as wide as the page, and as ours. */
export async function measure(): Promise<Row[]> {
  const html = longText(5_000);
  const { server, session } = await serverWithTexts('lungo', [{ it: '<p>Il lago</p>', en: html }]);
  try {
    return await withChromium(async (browser) => {
      const { page } = await newPage(browser, { session, url: server.url });
      await page.goto(`${server.url}/adminwabu/frontends?frontend=lungo&mode=edit`);
      await frontendsPageOf(page).write('Contenuto', 1, 'English', ' ');
      const besideWide = await typeInterleaved(
        ROUNDS,
        page,
        await lexicalPage(browser, server, [html]),
      );
      const column = await lexicalPage(browser, server, [html], 1, await lineWidth(page));
      const besideColumn = await typeInterleaved(ROUNDS, page, column);
      return [
        letterRow(where, besideWide),
        rowBesideLexical(where, besideWide),
        rowBesideLexical(`${where}, in a column as wide`, besideColumn, {
          watched: 'the wide page has the threshold, and a letter costs by the lines of its text',
        }),
      ];
    }, uncappedFrameRate);
  } finally {
    await server.dispose();
  }
}

/** The width of the lines of the text with the focus, in pixels. */
const lineWidth = (page: Page) =>
  page.locator('[contenteditable=true]:focus').evaluate((text) => {
    const { width, paddingInlineStart, paddingInlineEnd, boxSizing } = getComputedStyle(text);
    const padding =
      boxSizing === 'border-box'
        ? parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd)
        : 0;
    return parseFloat(width) - padding;
  });
