import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DeeplDouble, type DeeplFault } from '@wabu/api/testing';
import { expectAccessible } from '../fixtures/accessible.ts';
import { seedFrontends, storedFrontend } from '../fixtures/frontends.ts';
import { frontendsScreen } from '../fixtures/frontends-screen.ts';
import { type Journey, journey } from '../fixtures/journey.ts';

const deepl = await new DeeplDouble().start();
test.after(() => deepl.stop());
const options = { env: { DEEPL_API_KEY: DeeplDouble.KEY, DEEPL_API_URL: deepl.url } };
const edit = '/adminwabu/frontends?frontend=terme&mode=edit';

/** The form of a microsite with one text, at its translation plan. */
async function atThePlan({ page, server, signIn, token, visit }: Journey, it = '<p>Ciao</p>') {
  deepl.reset();
  await seedFrontends(server.url, await token('king'), [{ URL: 'terme', Contenuto: { it } }]);
  await signIn('king');
  await visit(edit);
  const screen = frontendsScreen(page);
  await screen.button('Traduci').click();
  const plan = screen.dialog('Traduci le sezioni');
  await plan.getByText('16 testi in 8 lingue').waitFor();
  const start = () => plan.getByRole('button', { name: 'Traduci', exact: true }).click();
  return { screen, plan, start, review: screen.dialog('Rivedi le traduzioni') };
}

journey(
  'A microsite is translated into eight languages, reviewed and saved',
  options,
  async (given) => {
    const { page, server, token } = given;
    const { screen, plan, start, review } = await atThePlan(
      given,
      '<p>Aperto <strong>alle 9</strong>, <a href="https://lago.example/orari">qui</a></p>',
    );
    await expectAccessible(page, { all: true });
    await plan.getByRole('checkbox', { name: 'Nuovi (16)' }).waitFor();
    await start();
    await review.getByText('16 testi tradotti').waitFor();
    assert.equal(deepl.calls.length, 8);
    await expectAccessible(page, { all: true });
    await review.getByRole('button', { name: 'Usa i testi spuntati (16)' }).click();
    await screen.save();
    await page.getByText('Frontend [terme] salvato').waitFor();
    const { Sezioni, ledger } = await storedFrontend(server.url, await token('king'), 'terme');
    assert.match(
      Sezioni[0]?.Contenuto.de ?? '',
      /^<p>Aperto\s+\[de\]<strong>alle 9 \[de\]<\/strong>.*<a href="https:\/\/lago\.example\/orari"/,
    );
    assert.equal(ledger.filter(({ kind }) => kind === 'machine').length, 16);
  },
);

const passing: [string, DeeplFault[]][] = [
  ['429', [{ status: 429 }, { status: 429 }]],
  ['500', [{ status: 500 }]],
  ['a dead line', ['cut-off']],
];
for (const [name, faults] of passing) {
  journey(`A translation that meets ${name} once goes on by itself`, options, async (given) => {
    const { start, review } = await atThePlan(given);
    deepl.failNext(...faults);
    await start();
    await review.getByText('16 testi tradotti').waitFor();
  });
}

journey('Used-up characters keep what is done, and a later try goes on', options, async (given) => {
  const { complaints, page } = given;
  const { start, review } = await atThePlan(given);
  const push = deepl.calls.push.bind(deepl.calls);
  deepl.calls.push = (...call) => {
    const count = push(...call);
    if (count === 5) deepl.failNext({ status: 456 });
    return count;
  };
  complaints.expect(/status of 502/);
  await start();
  const missing = review.getByText('Mancano: RUS, ZHO, HEB, ARA');
  await missing.waitFor();
  await review.getByText('I testi già tradotti restano.').waitFor();
  await review.getByText('I caratteri disponibili su DeepL sono esauriti').waitFor();
  await review.getByText('8 testi tradotti').waitFor();
  await expectAccessible(page, { all: true });
  await review.getByRole('button', { name: 'Riprendi' }).click();
  await review.getByText('16 testi tradotti').waitFor();
  deepl.calls.push = push;
});

journey('Moved tags are translated again in pieces and shown first', options, async (given) => {
  const { start, review } = await atThePlan(given, '<p>Uno <strong>due</strong> tre</p>');
  deepl.failNext('moved-tags');
  await start();
  const first = review.getByRole('listitem').first();
  await first.getByText('Tradotto a pezzi: controlla l’ordine delle parole').waitFor();
  await first.getByText('ENG · 1. Incluso · Contenuto').waitFor();
});

journey(
  'A translation is interrupted by its tab, found again, finished and undone',
  options,
  async (given) => {
    const { page, visit, newTab } = given;
    const { start } = await atThePlan(given);
    deepl.failNext('no-answer');
    await start();
    await page.getByRole('dialog', { name: 'Traduzione in corso' }).waitFor();
    await expectAccessible(page, { all: true });
    await page.close({ runBeforeUnload: false });
    const tab = await newTab();
    await visit(edit, tab);
    await tab.getByText('Una traduzione si è interrotta: 0 testi su 16 sono pronti.').waitFor();
    await tab.getByRole('button', { name: 'Continua' }).click();
    await tab.getByRole('button', { name: 'Riprendi' }).click();
    await tab.getByRole('button', { name: 'Usa i testi spuntati (16)' }).click();
    await tab
      .getByRole('button', { name: /Deutsch: Automatica/ })
      .first()
      .waitFor();
    await tab.getByRole('button', { name: 'Annulla traduzione' }).click();
    await tab.getByRole('button', { name: /Contenuto, Deutsch: Manca/ }).waitFor();
  },
);
