import type { Route } from '@playwright/test';
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
const throws: Fault = (route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("bad")' });
const silence: Fault = () => new Promise(() => undefined);

const entry = /\/modules\/users\/[^/]+\/entry[^/]*\.js$/;
const chunk = /\/modules\/users\/[^/]+\/module[^/]*\.js$/;
const style = /\/modules\/users\/[^/]+\/module[^/]*\.css$/;

/** What goes wrong with which file; damaged ones are in `tampered`. */
const rows: [string, RegExp, Fault][] = [
  ['the entry is gone', entry, notFound],
  ['the server stumbles over the entry', entry, serverError],
  ['a page comes instead of the entry', entry, pageInstead],
  ['another script comes instead of the entry', entry, throws],
  ['the entry never comes', entry, silence],
  ['the chunk is gone', chunk, notFound],
  ['a page comes instead of the chunk', chunk, pageInstead],
  ['the style is gone', style, notFound],
];

for (const [what, file, fault] of rows) {
  test(`A module of which ${what} says so, and is back by Riprova`, async ({
    page,
    context,
    allowConsoleError,
    staffArea,
  }) => {
    allowConsoleError(/Failed to load resource|MIME type|Module "users"|blocked/);
    await page.goto('/adminwabu/dashboard');
    await expect(staffArea.link('Utenti')).toBeVisible();
    await context.route(file, fault);
    await staffArea.link('Utenti').click();
    await expect(page.getByRole('heading', { name: '«Utenti» non si è caricato' })).toBeVisible();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  });
}
