import assert from 'node:assert/strict';
import { expectAccessible } from '../fixtures/accessible.ts';
import { seedFrontends } from '../fixtures/frontends.ts';
import { frontendsScreen } from '../fixtures/frontends-screen.ts';
import { journey } from '../fixtures/journey.ts';

journey('A thousand microsites are searched and walked through by keyboard', {}, async (given) => {
  const { page, server, signIn, token, visit } = given;
  const many = Array.from({ length: 1_000 }, (_, index) => ({ URL: `sito-${index + 1}` }));
  await seedFrontends(server.url, await token('king'), many);
  await signIn('king');
  const downloaded: number[] = [];
  let whole = 0;
  page.on('response', async (answer) => {
    if (answer.url().includes('/getallfrontends')) whole += 1;
    if (answer.url().includes('/getfrontendsummaries')) {
      downloaded.push((await answer.request().sizes()).responseBodySize);
    }
  });
  await visit('/adminwabu/frontends');
  const screen = frontendsScreen(page);
  await screen.item('sito-1').first().waitFor();
  await expectAccessible(page, { all: true });
  assert.ok((await screen.list.getByRole('option').count()) < 60, 'only rows in sight are drawn');
  assert.ok((downloaded[0] ?? 0) < 40_000, `the list took ${downloaded[0]} bytes`);
  assert.equal(whole, 0, 'nobody asked for every text of every microsite');
  await page.keyboard.press('/');
  await page.keyboard.type('sito-777');
  await screen.item('sito-777').waitFor();
  await page
    .getByText('1 di 1')
    .or(page.getByText(/^1 di \d+$/))
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Gestione URL' }).waitFor();
  assert.ok(page.url().includes('frontend=sito-777'));
  await page.keyboard.press('Escape');
  await page.getByText('Seleziona un frontend dalla lista').waitFor();
});
