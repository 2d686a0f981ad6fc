import { hydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

const controller = {
  CONTROLLER_NAME: 'Lago & Vele srl',
  CONTROLLER_ADDRESS: 'Via del Porto 3, 37016 Garda (VR)',
  CONTROLLER_EMAIL: 'privacy@lago.example',
};

test.describe(() => {
  test.use({ serverOptions: { env: controller } });
  test('The privacy policy names the controller, and hydration keeps the name @verify', async ({
    page,
  }) => {
    await page.goto('/ar/privacy');
    await hydrated(page);
    const sentence = page.locator('#controller-named p').first();
    // Isolated, because name and address are left-to-right.
    for (const fact of [controller.CONTROLLER_NAME, controller.CONTROLLER_ADDRESS])
      await expect(sentence).toContainText(`\u2068${fact}\u2069`);
    const link = page.getByRole('link', { name: controller.CONTROLLER_EMAIL });
    await expect(link).toHaveAttribute('href', `mailto:${controller.CONTROLLER_EMAIL}`);
    await expect(page.locator('#controller-unnamed')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'حقوقك' })).toHaveText(/القسم 1: نجيب/);
  });
});
