import { expect, test } from '@jest/globals';
import { setFault } from '@wabu/shared/module';
import { card, renderCards } from '../testing/render-tests-page.tsx';
import { FaultCard } from './fault-card.tsx';
import { ReleasesCard } from './releases-card.tsx';

test('an empty store shows a message', async () => {
  const { user } = await renderCards(ReleasesCard);
  await user.click(card('Rilasci').getByRole('button', { name: 'Mostra i rilasci' }));
  expect(await card('Rilasci').findByText('Nessun rilascio finora.')).toBeVisible();
});

test('an injected fault is announced and can be removed', async () => {
  setFault({ id: 'users', kind: 'slow' });
  const { user } = await renderCards(FaultCard);
  expect(card('Guasti di prova').getByRole('status')).toHaveTextContent('Apri «users»');
  await user.click(card('Guasti di prova').getByRole('button', { name: 'Togli il guasto' }));
  expect(sessionStorage.getItem('moduleFault')).toBeNull();
});
