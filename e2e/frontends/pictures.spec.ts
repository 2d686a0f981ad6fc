import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../fixtures/accessible.ts';
import { aPng } from '../fixtures/png.ts';
import { expect, test } from '../fixtures/test.ts';
import { frontendsPageOf } from '../pages/frontends-page.ts';

test.use({ role: 'king' });

/** Opens the picker for the cover. The title of the page names the parts of the last form that was sent. */
async function openPicker(page: Page, URL: string) {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) document.title = [...body.keys()].join(' ');
      return send.call(this, body);
    };
  });
  const { open, button, dialog } = frontendsPageOf(page);
  await open(URL, 'edit');
  await button('Scegli Copertina').click();
  const picker = dialog('Seleziona immagine');
  const upload = (name: string, buffer: Buffer) => {
    const mimeType = `image/${name.split('.')[1]}`;
    return picker.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  };
  const uploadAs = async (name: string, buffer: Buffer, stored: RegExp) => {
    await upload(name, buffer);
    await expect(picker.getByRole('option', { name: stored, selected: true })).toBeVisible();
  };
  return { picker, upload, uploadAs };
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6' } });

test('A photograph above 10 MB is reduced and sent with its variants @verify', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  await page.route('**/api/r2/listfiles?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), draws: false } });
  });
  await microsites.seed({ URL: 'foto' });
  const { picker, uploadAs } = await openPicker(page, 'foto');
  await uploadAs('grande.png', aPng(2_000, 'grey'), /grande\.webp/);
  await expectAccessible(page, { all: true });
  await expect(page).toHaveTitle('file folder variant-480 variant-960 variant-1600 variant-share');
  await picker.getByRole('button', { name: 'OK' }).click();
  await expect(picker).toHaveCount(0);

  // A server that draws no pictures gets the crop for shared links around a new focal point.
  const describe = page.getByRole('button', { name: /^Testo alternativo/ }).first();
  await describe.click();
  const dialog = frontendsPage.dialog('Dettagli immagine');
  await expect(dialog.getByRole('textbox', { name: /Italiano/ })).toBeFocused();
  const focalPoint = dialog.getByRole('button', { name: 'Punto focale', exact: true });
  for (const percent of [60, 70, 80]) {
    await focalPoint.press('Shift+ArrowDown');
    await expect(dialog.getByRole('status')).toHaveText(new RegExp(`, ${percent}% dall’alto$`));
  }
  const sent = page.waitForResponse('**/api/r2/upload');
  await dialog.getByRole('button', { name: 'Conferma' }).click();
  const answer = await sent;
  expect(answer.status()).toBe(201);
  expect(answer.request().postDataBuffer()?.toString('latin1')).toContain('"variant-share-8"');

  await frontendsPage.save();
  expect((await microsites.stored('foto')).Copertina).toBe('grande.webp');
});

async function animatedPng(): Promise<Buffer> {
  const png = await plain(1_000, 600).png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

test('A picture of more than 50 megapixels is reduced, an AVIF becomes WebP, an animation stays whole @verify', async ({
  page,
  microsites,
}) => {
  await microsites.seed({ URL: 'foto-grandi' });
  const { uploadAs } = await openPicker(page, 'foto-grandi');
  const large = await plain(8_200, 6_200).jpeg().toBuffer();
  await uploadAs('panorama.jpeg', large, /^panorama\.jpeg\s*4000\s×\s3024/);
  const modern = await plain(1_200, 800).avif().toBuffer();
  await uploadAs('porto.avif', modern, /^porto\.webp\s*1200\s×\s800/);
  await expect(page).toHaveTitle('file folder variant-480 variant-960 variant-share');
  await uploadAs('moto.png', await animatedPng(), /^moto\.png\s*1000\s×\s600/);
  await expect(page).toHaveTitle('file folder');
});

test('A picture that the server rejects for its content is sent once @verify', async ({
  page,
  microsites,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 4\d\d/);
  await microsites.seed({ URL: 'falsa' });
  const { picker, upload } = await openPicker(page, 'falsa');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/r2/upload')) sent += 1;
  });
  await upload('falsa.png', await plain(1_000, 600).jpeg().toBuffer());
  await expect(picker.getByText('Il contenuto del file non è di tipo png')).toBeVisible();
  expect(sent).toBe(1);
});
