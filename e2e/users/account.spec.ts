import sharp from 'sharp';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'rookie', ownServer: true });

test('A rookie crops and stores a picture, which the pages show at once @verify', async ({
  page,
}) => {
  await page.goto('/adminwabu/account');
  const half = { width: 600, height: 600, channels: 3 } as const;
  const red = sharp({ create: { ...half, width: 1200, background: '#d00' } });
  const green = { create: { ...half, background: '#0a0' } };
  const buffer = await red
    .composite([{ input: green, left: 600, top: 0 }])
    .png()
    .toBuffer();
  const file = { name: 'foto.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Da sinistra a destra').focus();
  await page.keyboard.press('End');
  await expectAccessible(page, { all: true });
  await page.getByRole('button', { name: 'Salva immagine' }).click();
  await expect(page.getByText('Immagine cambiata')).toBeVisible();
  const shown = page.getByRole('link', { name: 'Il mio account: rookie rookie' }).locator('img');
  await expect(shown).toBeVisible();
  const colour = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    const paint = canvas.getContext('2d');
    paint?.drawImage(image, 0, 0, 10, 10);
    return [image.naturalWidth, ...(paint?.getImageData(5, 5, 1, 1).data.slice(0, 2) ?? [])];
  });
  // The right half is green.
  expect(colour[0]).toBe(288);
  expect(colour[1]).toBeLessThan(60);
  expect(colour[2]).toBeGreaterThan(120);
});
