import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

const named = {
  CONTROLLER_NAME: 'Lago & Vele srl',
  CONTROLLER_ADDRESS: 'Via del Porto 3, 37016 Garda (VR)',
  CONTROLLER_EMAIL: 'privacy@lago.example',
};

test.describe(() => {
  test.use({ serverOptions: { env: named } });
  test('The privacy policy names who runs the site, before and after scripts run', async ({
    page,
    newPerson,
  }) => {
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
        await visitor.goto(`/${code}/privacy`);
        if (visitor === page) await hydrated(page);
        const sentence = visitor.locator('#controller-named p').first();
        const text = (await sentence.textContent()) ?? '';
        expect(text.startsWith(before), text).toBeTruthy();
        // Isolated, so that neither turns the other around.
        for (const fact of [named.CONTROLLER_NAME, named.CONTROLLER_ADDRESS])
          expect(text, text).toContain(`\u2068${fact}\u2069`);
        const link = visitor.getByRole('link', { name: named.CONTROLLER_EMAIL });
        await expect(link).toHaveAttribute('href', `mailto:${named.CONTROLLER_EMAIL}`);
        await expect(visitor.locator('#controller-unnamed')).toHaveCount(0);
        await expect(visitor.getByRole('region', { name: words.rights })).toHaveText(words.write);
      }
    }
  });
});

test('A site whose operator named nobody says so', async ({ page, publicSite }) => {
  await publicSite.open('/');
  await publicSite.footer.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByText('non ha ancora indicato qui il titolare')).toBeVisible();
  await expect(page.locator('#controller-named')).toHaveCount(0);
  const rights = page.getByRole('region', { name: 'I tuoi diritti' });
  await expect(
    rights.getByText('non ha ancora indicato un indirizzo a cui scrivergli'),
  ).toBeVisible();
  await expect(rights.getByText('Scrivici all’indirizzo')).toHaveCount(0);
});
