import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'rookie', ownServer: true });

test('A rookie crops and stores a picture, which the pages show at once', async ({ page }) => {
  await page.goto('/adminwabu/account');
  const buffer = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1200, 600];
    const paint = canvas.getContext('2d');
    for (const [at, colour] of ['#d00', '#0a0'].entries()) {
      if (!paint) continue;
      paint.fillStyle = colour;
      paint.fillRect(at * 600, 0, 600, 600);
    }
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(buffer) };
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
