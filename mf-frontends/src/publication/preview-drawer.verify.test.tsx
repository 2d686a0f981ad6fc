import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { frontendAt, openFrontends, supplier } from '../testing/open-frontends.tsx';

test('the preview shows alt texts, focal points, authors and the numbers of a company, like the page', async () => {
  const altTexts = {
    'cover.png': {
      texts: { it: 'Il porto', de: 'Der Hafen' },
      focus: { x: 0.9, y: 0.1 },
      author: 'Anna Bianchi',
      licence: 'permission' as const,
    },
    'first.png': { decorative: true as const, texts: { it: 'La spiaggia' } },
  };
  const pictures = { Copertina: 'cover.png', Slideshow: ['first.png', 'second.png'] };
  const legal = { offer: 'lodging' as const, cin: ['IT017179C2ABCDEFGH'] };
  const { user } = await openFrontends({
    frontends: [frontendAt('vela', { ...pictures, altTexts, legal })],
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
  expect(preview.getByText('IT017179C2ABCDEFGH')).toBeInTheDocument();
  expect(preview.getByText('Anna Bianchi')).toBeInTheDocument();
  await user.selectOptions(preview.getByRole('combobox', { name: 'Lingua' }), 'de');
  expect(preview.getByRole('img', { name: 'Der Hafen' })).toBeInTheDocument();
});
