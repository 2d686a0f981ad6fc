import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type ApiClient, answer } from '@wabu/api/client';
import { createTestApi, send, TEST_PASSWORD } from '@wabu/api/testing';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { defineModule } from '@wabu/shared/module';
import { session } from '@wabu/shared/session';
import {
  aFrontend,
  aSupplier,
  brokenConnection,
  findDialog,
  forEachTest,
  interceptCalls,
  renderModule,
  stubCanvas,
} from '@wabu/shared/testing';
import { PeoplePage } from './people-page.tsx';

let king: ApiClient['api'];
const api = forEachTest(createTestApi);
beforeEach(async () => {
  stubCanvas();
  king = (await api.client('king')).api;
  const marco = aSupplier(1, { Nome: 'Marco Zanetti' });
  for (const supplier of [marco, aSupplier(2, { Nome: 'Anna Zanetti' })])
    await answer(king.d1.addsupplier.$post({ json: supplier }));
  const json = aFrontend('Marco Zanetti', 1, { URL: 'barche', Copertina: '' });
  await answer(king.d1.addfrontend.$post({ json }));
});

async function openPage({ server = api, language = 'it' as LanguageCode } = {}) {
  const peopleModule = defineModule({ id: 'people', pages: { '/': PeoplePage } });
  const page = await renderModule(peopleModule, { path: '/', api: server, language });
  const json = { password: TEST_PASSWORD };
  await send(api.fetch, 'POST', '/api/d1/confirm', { token: session.token(), json });
  return page;
}

const field = () => screen.getByRole('searchbox', { name: 'Chi cerchi?' });

async function search(user: Awaited<ReturnType<typeof openPage>>['user'], text: string) {
  await user.clear(field());
  await user.type(field(), `${text}{Enter}`);
}

async function openErase(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await search(user, 'marco');
  await user.click(await screen.findByRole('button', { name: 'Cancella per sempre' }));
  const dialog = await findDialog('Cancellare per sempre i dati di Marco Zanetti?');
  return {
    dialog,
    confirm: async (name: string) => {
      await user.clear(within(dialog).getByLabelText('Scrivi «Marco Zanetti» per confermare'));
      await user.type(
        within(dialog).getByLabelText('Scrivi «Marco Zanetti» per confermare'),
        `${name}{Enter}`,
      );
    },
  };
}

const names = async () => (await answer(king.d1.getallsuppliers.$get())).map(({ Nome }) => Nome);

test('lists what is held before anything can be erased', async () => {
  const section = {
    visible: true,
    NomeSezione: {},
    Contenuto: { it: '<p>Marco Zanetti, skipper</p>' },
  };
  const template = { name: 'Chi siamo', section, origins: [] };
  await answer(king.d1.addsectiontemplate.$post({ json: template }));
  const { user } = await openPage();
  await search(user, 'zanetti');
  expect(await screen.findByText('2 risultati')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Marco Zanetti/ }));
  const panel = await screen.findByRole('region', { name: 'Marco Zanetti' });
  expect(await within(panel).findByText('/siti/barche')).toBeVisible();
  expect(within(panel).getByText('Chi siamo')).toBeVisible();
  expect(within(panel).getByText('Siti').nextSibling).toHaveTextContent('1');
  expect(within(panel).queryByText('Nel cestino')).toBeNull();
});

test('names the kind of a supplier in the language of the page', async () => {
  const { user } = await openPage({ language: 'en' });
  await user.type(screen.getByRole('searchbox'), 'zanetti{Enter}');
  const marco = await screen.findByRole('button', { name: /^Marco Zanetti/ });
  expect(marco).toHaveTextContent('Supplier · Company · ••••••');
});

test('erases by the typed name, and says so beside the search', async () => {
  const { user } = await openPage();
  const { dialog, confirm } = await openErase(user);
  await confirm('Marco');
  expect(await within(dialog).findByText('Il nome non corrisponde')).toBeVisible();
  expect(await names()).toHaveLength(2);
  await confirm('Marco Zanetti');
  expect(await screen.findByText('I dati sono stati cancellati.')).toBeVisible();
  expect(await names()).toEqual(['Anna Zanetti']);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(screen.queryByText('Marco Zanetti')).toBeNull();
});

test('a failed erasure keeps the dialog, with the reason', async () => {
  const { user } = await openPage({
    server: interceptCalls('eraseperson', brokenConnection)(api),
  });
  const { dialog, confirm } = await openErase(user);
  await confirm('Marco Zanetti');
  const reason = 'La cancellazione non è riuscita: Il server non risponde: riprova tra poco';
  expect(await within(dialog).findByText(reason)).toBeVisible();
});

test('exports to a file whose name says nothing of the person', async () => {
  const { user } = await openPage();
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  await search(user, 'marco');
  await user.click(await screen.findByRole('button', { name: 'Esporta' }));
  expect(await screen.findByText(/^File esportato/)).toBeVisible();
  expect(saved).toEqual([expect.stringMatching(/^dati-\d{4}-\d\d-\d\d\.json$/)]);
});

test('asks for more letters, and names a search without a result', async () => {
  const { user } = await openPage();
  await search(user, 'ab');
  expect(await screen.findByText('Scrivi almeno 3 caratteri')).toBeVisible();
  await search(user, 'nessuno');
  expect(await screen.findByText('Nessuno con questo nome o codice')).toBeVisible();
});
