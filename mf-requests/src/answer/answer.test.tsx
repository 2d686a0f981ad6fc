import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi, DeeplDouble } from '@wabu/api/testing';
import { button, expectAccessible, findAlert, overNetwork } from '@wabu/shared/testing';
import { setDraft } from '../../../shared/ui/forms/local-draft.ts';
import { renderRequests } from '../testing/render-requests.tsx';
import { anna, luca } from '../testing/requests.ts';

const deepl = new DeeplDouble();
beforeAll(async () => void (await deepl.start()));
afterAll(() => deepl.stop());

/** The request of a visitor with an answer that an earlier visit has begun. */
async function begun(request = anna, html = '<p>Sì, certo.</p>') {
  const api = await createTestApi({ translator: deepl.translator });
  const page = await renderRequests({ requests: [request], api, wrapApi: overNetwork(deepl.url) });
  const value = { author: 'staff', language: 'it', html, translation: null };
  await setDraft(`admin/request/${page.id}`, { value, version: 1, savedAt: Date.now() });
  await page.user.click(await screen.findByRole('option', { name: new RegExp(request.name) }));
  await page.user.click(await screen.findByRole('button', { name: 'Recupera bozza' }));
  return page;
}
const notices = () => within(screen.getByRole('region', { name: 'Avvisi' }));

test('a message in another language has its translation beside it, and keeps it', async () => {
  const { user, stored } = await begun();
  await user.click(await screen.findByRole('button', { name: 'Traduci' }));
  expect(await screen.findByText('Italiano · traduzione automatica')).toBeVisible();
  await waitFor(async () => expect((await stored()).messages[0]?.translation?.language).toBe('it'));
  expect(screen.queryByRole('button', { name: 'Traduci' })).toBeNull();
});

test('an answer is sent with its translation, which is shown before, and waits for the visitor', async () => {
  const { user, stored } = await begun();
  await user.click(await screen.findByRole('button', { name: 'Traduci per il visitatore' }));
  const text = await screen.findByRole('textbox', { name: 'Traduzione' });
  expect(text).toHaveAttribute('lang', 'de');
  await expectAccessible();
  await user.click(button('Rispondi'));
  await notices().findByText('Risposta inviata');
  expect(await stored()).toMatchObject({
    state: 'waiting',
    messages: [
      { author: 'visitor' },
      { html: '<p>Sì, certo.</p>', language: 'it', translation: { language: 'de' } },
    ],
  });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(button('Rispondi')).toBeDisabled();
});

test('an answer closes the request by one press; in the visitor’s language nothing is translated @verify', async () => {
  const { user, stored } = await begun(luca);
  expect(screen.queryByRole('button', { name: /Traduci/ })).toBeNull();
  await user.click(button('Rispondi e chiudi'));
  await notices().findByText('Risposta inviata');
  expect(await stored()).toMatchObject({ state: 'closed' });
});

test('a note stays inside', async () => {
  const { user, stored } = await begun();
  await user.click(screen.getByRole('radio', { name: 'Nota interna' }));
  await user.click(button('Aggiungi nota'));
  await notices().findByText('Nota aggiunta');
  const { state, messages } = await stored();
  expect([state, messages[1]?.author]).toEqual(['new', 'note']);
});

test('what another person has written meanwhile is shown before an answer is sent @verify', async () => {
  const { user, d1, id, stored } = await begun();
  const message = { author: 'staff', language: 'it', html: '<p>Fatto</p>' } as const;
  await act(() => answer(d1.updaterequest.$put({ json: { id, message } })));
  await user.click(button('Rispondi'));
  const alert = within(await findAlert(/^Qualcuno ha scritto nel frattempo/));
  await user.click(alert.getByRole('button', { name: 'OK' }));
  expect(await screen.findByText('Fatto', { selector: 'p' })).toBeVisible();
  await user.click(button('Rispondi'));
  await waitFor(async () => expect((await stored()).messages).toHaveLength(3));
});

test('an unsent answer is not lost without a question', async () => {
  const { user, address, id } = await begun();
  await user.keyboard('{Escape}');
  const question = within(await findAlert('Hai modifiche non salvate'));
  await user.click(question.getByRole('button', { name: 'Continua a modificare' }));
  expect(address()).toContain(id);
  await user.keyboard('{Escape}');
  await user.click(
    within(await findAlert('Hai modifiche non salvate')).getByRole('button', {
      name: 'Esci senza salvare',
    }),
  );
  await waitFor(() => expect(address()).not.toContain(id));
});
