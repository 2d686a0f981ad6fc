import assert from 'node:assert/strict';
import { hydrated } from '../fixtures/hydrated.ts';
import { journey } from '../fixtures/journey.ts';

const named = {
  CONTROLLER_NAME: 'Lago & Vele srl',
  CONTROLLER_ADDRESS: 'Via del Porto 3, 37016 Garda (VR)',
  CONTROLLER_EMAIL: 'privacy@lago.example',
};

journey(
  'The privacy policy names who runs the site, before and after scripts run',
  { env: named },
  async ({ page, newPerson, server }) => {
    const reader = await newPerson({ javaScriptEnabled: false });
    for (const visitor of [reader, page]) {
      for (const [code, before, words] of [
        [
          'it',
          'Il titolare del trattamento è ',
          { rights: 'I tuoi diritti', write: /punto 1: risp/ },
        ],
        ['ar', 'المسؤول عن معالجة البيانات هو ', { rights: 'حقوقك', write: /القسم 1: نجيب/ }],
      ] as const) {
        await visitor.goto(`${server.url}/${code}/privacy`);
        if (visitor === page) await hydrated(page);
        const sentence = visitor.locator('#controller-named p').first();
        const text = (await sentence.textContent()) ?? '';
        assert.ok(text.startsWith(before), text);
        // Isolated, so that neither turns the other around.
        for (const fact of [named.CONTROLLER_NAME, named.CONTROLLER_ADDRESS])
          assert.ok(text.includes(`\u2068${fact}\u2069`), text);
        const link = visitor.getByRole('link', { name: named.CONTROLLER_EMAIL });
        assert.equal(await link.getAttribute('href'), `mailto:${named.CONTROLLER_EMAIL}`);
        assert.equal(await visitor.locator('#controller-unnamed').count(), 0);
        const rights = visitor.getByRole('region', { name: words.rights });
        assert.match((await rights.textContent()) ?? '', words.write);
      }
    }
  },
);

journey('A site whose operator named nobody says so', {}, async ({ page, visit }) => {
  await visit('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.getByText('non ha ancora indicato qui il titolare').waitFor();
  assert.equal(await page.locator('#controller-named').count(), 0);
  const rights = page.getByRole('region', { name: 'I tuoi diritti' });
  await rights.getByText('non ha ancora indicato un indirizzo a cui scrivergli').waitFor();
  assert.equal(await rights.getByText('Scrivici all’indirizzo').count(), 0);
});
