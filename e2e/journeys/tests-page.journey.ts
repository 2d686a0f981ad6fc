import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after } from 'node:test';
import { DeeplDouble } from '@wabu/api/testing';
import { expectAccessible } from '../fixtures/accessible.ts';
import { CuttingProxy } from '../fixtures/cutting-proxy.ts';
import { journey } from '../fixtures/journey.ts';
import { post } from '../fixtures/people.ts';
import { testsScreen } from '../fixtures/tests-screen.ts';

const note = (text: string) => ({
  name: 'nota.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

for (const role of ['king', 'admin', 'rookie'] as const) {
  journey(`A ${role} checks the stores, and puts a file in and out`, {}, async (given) => {
    const { page, signIn, visit } = given;
    const { card, press, upload, find } = testsScreen(page);
    await signIn(role);
    await visit('/adminwabu/tests');
    await page.getByText(`Benvenuto ${role} (ruolo = ${role})`).waitFor();
    await page.getByText('Lingua attuale: ITA').waitFor();
    for (const check of [
      'Numero casuale',
      'Database documenti',
      'Database relazionale',
      'Archivio file',
    ])
      await press('Controlli', check);
    await page.waitForFunction(
      () => document.body.textContent?.split('Risponde (200)').length === 5,
    );
    await card('Controlli').getByText('Archivio file: OK').waitFor();

    await upload(note('acqua dolce'));
    await card('Carica un file').getByText('Caricato: [Tests]/nota.txt').waitFor();
    await find('nota.txt');
    const download = page.waitForEvent('download');
    await card('Scarica un file').getByRole('link', { name: 'Scarica nota.txt' }).click();
    assert.equal((await download).suggestedFilename(), 'nota.txt');
    await expectAccessible(page, { all: true });
  });
}

journey('What is not there is said not to be there', {}, async (given) => {
  const { page, signIn, visit, complaints } = given;
  complaints.expect(/status of 404/);
  const { card, find } = testsScreen(page);
  await signIn('rookie');
  await visit('/adminwabu/tests');
  await find('niente.txt');
  await card('Scarica un file').getByText('File non trovato.').waitFor();
});

const proxy = await new CuttingProxy().start();
after(() => proxy.stop());

journey(
  'An upload that is cut half-way leaves nothing, and goes through when sent again',
  { browser: { proxy: proxy.settings } },
  async (given) => {
    const { page, signIn, visit, complaints, server, token } = given;
    complaints.expect(/net::ERR_/);
    const { card, upload } = testsScreen(page);
    await signIn('admin');
    await visit('/adminwabu/tests');
    const large = `${server.dataDir}/nota.txt`;
    writeFileSync(large, 'x'.repeat(9_000_000));
    const held = proxy.holdBack('/api/r2/upload');
    await upload(large);
    await held;
    await page.waitForFunction(() => {
      const { value, max } = document.querySelector('progress') ?? { value: 0, max: 1 };
      return value > 0 && value < max;
    });
    proxy.cut();
    await card('Carica un file').getByText('Errore: il server non risponde').waitFor();
    const king = await token('king');
    const stored = () =>
      post(`${server.url}/api/r2/getfile`, { foldername: '[Tests]', filename: 'nota.txt' }, king);
    await assert.rejects(stored(), /404/);
    proxy.mend();
    await upload(large);
    await card('Carica un file').getByText('Caricato: [Tests]/nota.txt').waitFor();
    assert.equal((await (await stored()).arrayBuffer()).byteLength, 9_000_000);
  },
);

journey(
  'A frontend is added by its bare form, listed, and refused the second time',
  {},
  async (given) => {
    const { page, signIn, visit } = given;
    const { card, press } = testsScreen(page);
    await signIn('admin');
    await visit('/adminwabu/tests');
    const form = card('Aggiungi un frontend');
    await press('Aggiungi un frontend', 'Aggiungi');
    await form.getByText('Compila tutti i campi obbligatori.').waitFor();
    const supplier = form.locator('datalist option').first();
    await supplier.waitFor({ state: 'attached' });
    const fields = {
      URL: 'prova-dei-tests',
      Fornitore: (await supplier.getAttribute('value')) ?? '',
      Slideshow: 'a.jpg, b.jpg',
      CAP: '37016',
      Provincia: 'vr',
      email: 'info@prova.example',
    };
    const fill = async () => {
      for (const [label, value] of Object.entries(fields))
        await form.getByLabel(new RegExp(`^${label}`)).fill(value);
      await press('Aggiungi un frontend', 'Aggiungi');
    };
    await fill();
    await form.getByText('Frontend aggiunto con successo!').waitFor();
    await press('Tutti i frontends', 'Elenca i frontends');
    await card('Tutti i frontends').getByText('prova-dei-tests').click();
    await card('Tutti i frontends').getByText('a.jpg, b.jpg').waitFor();
    await fill();
    await form.getByText('URL già presente tra i frontends.').waitFor();
  },
);

journey('Without a key the translator says what to do', {}, async (given) => {
  const { page, signIn, visit, complaints } = given;
  complaints.expect(/status of 503/);
  const { card, translate } = testsScreen(page);
  await signIn('rookie');
  await visit('/adminwabu/tests');
  await translate('lago', 'de');
  await card('Traduttore').getByText('Errore: Il traduttore non è configurato').waitFor();
});

const double = await new DeeplDouble().start();
after(() => double.stop());
const withKey = { env: { DEEPL_API_KEY: DeeplDouble.KEY, DEEPL_API_URL: double.url } };

journey(
  'With a key it translates, also into languages from right to left',
  withKey,
  async (given) => {
    const { page, signIn, visit, complaints } = given;
    complaints.expect(/status of 502/);
    const { card, translate } = testsScreen(page);
    await signIn('rookie');
    await visit('/adminwabu/tests');
    await translate('lago', 'ar');
    const translated = card('Traduttore').getByText('lago [ar]');
    await translated.waitFor();
    assert.equal(await translated.getAttribute('dir'), 'rtl');
    await translate(' ', 'ar');
    await card('Traduttore').getByText('Nessun risultato').waitFor();
    double.failNext({ status: 456 });
    await translate('barca', 'ar');
    await card('Traduttore').getByText('Errore: I caratteri disponibili su DeepL').waitFor();
  },
);

journey(
  'On a phone and in the dark every card fits',
  { browser: { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } },
  async (given) => {
    const { page, signIn, visit } = given;
    await signIn('king');
    await visit('/adminwabu/tests');
    await testsScreen(page).card('Testo formattato').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
    await expectAccessible(page, { all: true });
  },
);
