import sharp from 'sharp';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6' } });

async function animatedPng(): Promise<Buffer> {
  const png = await plain(1_000, 600).png().toBuffer();
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  return Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
}

test('A picture of more than 50 megapixels is reduced, an AVIF becomes WebP, an animation stays whole @verify', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) document.title = [...body.keys()].join(' ');
      return send.call(this, body);
    };
  });
  await microsites.seed({ URL: 'foto' });
  await frontendsPage.open('foto', 'edit');
  await frontendsPage.button('Scegli Copertina').click();
  const picker = frontendsPage.dialog('Seleziona immagine');
  const upload = async (name: string, buffer: Buffer, stored: RegExp) => {
    const mimeType = `image/${name.split('.')[1]}`;
    await picker.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await expect(picker.getByRole('option', { name: stored, selected: true })).toBeVisible();
  };
  const large = await plain(8_200, 6_200).jpeg().toBuffer();
  await upload('panorama.jpeg', large, /^panorama\.jpeg\s*4000\s×\s3024/);
  const modern = await plain(1_200, 800).avif().toBuffer();
  await upload('porto.avif', modern, /^porto\.webp\s*1200\s×\s800/);
  await expect(page).toHaveTitle('file folder variant-480 variant-960 variant-share');
  await upload('moto.png', await animatedPng(), /^moto\.png\s*1000\s×\s600/);
  await expect(page).toHaveTitle('file folder');
});

test('A picture that the server rejects for its content is sent once', async ({
  page,
  microsites,
  frontendsPage,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 4\d\d/);
  await microsites.seed({ URL: 'falsa' });
  await frontendsPage.open('falsa', 'edit');
  await frontendsPage.button('Scegli Copertina').click();
  const picker = frontendsPage.dialog('Seleziona immagine');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/r2/upload')) sent += 1;
  });
  const buffer = await plain(1_000, 600).jpeg().toBuffer();
  const file = { name: 'falsa.png', mimeType: 'image/png', buffer };
  await picker.locator('input[type=file]').setInputFiles(file);
  await expect(picker.getByText('Il contenuto del file non è di tipo png')).toBeVisible();
  expect(sent).toBe(1);
});
