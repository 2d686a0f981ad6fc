import type { BrowserContext, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

type Fault = (route: Route) => Promise<void>;
const html = '<!doctype html><h1>Not what you asked for</h1>';

const notFound: Fault = (route) =>
  route.fulfill({ status: 404, contentType: 'text/html', body: html });
const serverError: Fault = (route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body: '{}' });
const pageInstead: Fault = (route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: html });
const damaged: Fault = async (route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n` });
};
const throws: Fault = (route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("bad")' });
const silence: Fault = () => new Promise(() => undefined);

const entry = /\/modules\/users\/[^/]+\/entry[^/]*\.js$/;
const face = /\/modules\/users\/[^/]+\/module[^/]*\.js$/;
const style = /\/modules\/users\/[^/]+\/module[^/]*\.css$/;

/** What went wrong with which file, and which of the runtime's complaints come of it. */
const rows: [string, RegExp, Fault][] = [
  ['the entry is gone', entry, notFound],
  ['the server stumbles over the entry', entry, serverError],
  ['a page comes instead of the entry', entry, pageInstead],
  ['the entry was damaged', entry, damaged],
  ['another script comes instead of the entry', entry, throws],
  ['the entry never comes', entry, silence],
  ['the chunk of the face is gone', face, notFound],
  ['a page comes instead of the chunk', face, pageInstead],
  ['the chunk was damaged', face, damaged],
  ['the style is gone', style, notFound],
  ['the style was damaged', style, damaged],
];

for (const [what, file, fault] of rows) {
  test(`A module of which ${what} says so, and is back by Riprova`, async ({
    page,
    context,
    allowConsoleError,
    staffArea,
  }) => {
    allowConsoleError(/Failed to load resource|integrity|MIME type|Module "users"|blocked/);
    await page.goto('/adminwabu/dashboard');
    await expect(staffArea.link('Utenti')).toBeVisible();
    await withFault(context, file, fault, async () => {
      await staffArea.link('Utenti').click();
      await expect(page.getByRole('heading', { name: '«Utenti» non si è caricato' })).toBeVisible();
    });
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  });
}

async function withFault(
  context: BrowserContext,
  file: RegExp,
  fault: Fault,
  tell: () => Promise<void>,
) {
  await context.route(file, fault);
  await tell();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}
