import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { frontendAt, openFrontends, supplier } from '../testing/open-frontends.tsx';

test('the preview shows alt texts, focal points and the VAT number of a company, like the page', async () => {
  const altTexts = {
    'cover.png': { texts: { it: 'Il porto', de: 'Der Hafen' }, focus: { x: 0.9, y: 0.1 } },
    'first.png': { decorative: true as const, texts: { it: 'La spiaggia' } },
  };
  const pictures = { Copertina: 'cover.png', Slideshow: ['first.png', 'second.png'] };
  const { user } = await openFrontends({
    frontends: [frontendAt('vela', { ...pictures, altTexts })],
    pictures: ['cover.png', 'first.png', 'second.png'],
    at: '?frontend=vela',
  });
  await user.click(await screen.findByRole('button', { name: 'Anteprima' }));
  const preview = within(await screen.findByRole('dialog'));
  const cover = await preview.findByRole('img', { name: 'Il porto' });
  expect(cover).toHaveAttribute('data-x', '9');
  expect(cover).toHaveAttribute('data-y', '1');
  expect(preview.queryByRole('img', { name: 'La spiaggia' })).toBeNull();
  expect(preview.getByRole('img', { name: 'Fotografia 2 di 2' })).toBeInTheDocument();
  expect(await preview.findByText(new RegExp(supplier.PIVA))).toBeInTheDocument();
  await user.selectOptions(preview.getByRole('combobox', { name: 'Lingua' }), 'de');
  expect(preview.getByRole('img', { name: 'Der Hafen' })).toBeInTheDocument();
});

test('the preview shows the codes of a lodging and the authors of the pictures, like the page', async () => {
  const { user } = await openFrontends({
    frontends: [
      frontendAt('vela', {
        Copertina: 'cover.png',
        Slideshow: [],
        altTexts: { 'cover.png': { texts: {}, author: 'Anna Bianchi', licence: 'permission' } },
        legal: { offer: 'lodging', cin: ['IT017179C2ABCDEFGH'] },
      }),
    ],
    pictures: ['cover.png'],
    at: '?frontend=vela',
  });
  await user.click(await screen.findByRole('button', { name: 'Anteprima' }));
  const preview = within(await screen.findByRole('dialog'));
  expect(preview.getByText('IT017179C2ABCDEFGH')).toBeInTheDocument();
  expect(await preview.findByText('Anna Bianchi')).toBeInTheDocument();
});
