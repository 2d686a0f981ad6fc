import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DeeplDouble } from '@wabu/api/testing';
import { aFrontend, aSection, button, findDialog, overNetwork } from '@wabu/shared/testing';
import { removeStoredJob } from '../translation/stored-job.ts';
import { openFrontends, supplier } from './open-frontends.tsx';

export const deepl = new DeeplDouble();

/** Starts the DeepL double for the tests of a file and resets it before each. */
export function startTranslator(): void {
  beforeAll(async () => void (await deepl.start()));
  afterAll(() => deepl.stop());
  beforeEach(async () => {
    deepl.reset();
    await removeStoredJob('king/translation/terme');
  });
}

export const withTranslator = () => ({
  platform: { translator: deepl.translator },
  wrapApi: overNetwork(deepl.url),
});

type Texts = Record<string, string>;

export const section = (Contenuto: Texts, NomeSezione: Texts = {}) =>
  aSection({ NomeSezione, Contenuto });

/** Opens the form of a frontend with one section, with a DeepL double behind the server. */
export async function openTranslation(Contenuto: Texts, NomeSezione?: Texts) {
  const page = await openFrontends({
    frontends: [
      aFrontend(supplier.Nome, 1, { URL: 'terme', Sezioni: [section(Contenuto, NomeSezione)] }),
    ],
    at: '?frontend=terme&mode=edit',
    ...withTranslator(),
  });
  await screen.findByRole('button', { name: 'Traduci' });
  return page;
}

type Person = Awaited<ReturnType<typeof openTranslation>>['user'];

export async function plan(user: Person) {
  await user.click(button('Traduci'));
  return within(await findDialog('Traduci le sezioni'));
}
export async function translateAll(user: Person) {
  await user.click((await plan(user)).getByRole('button', { name: 'Traduci' }));
  return within(await findDialog('Rivedi le traduzioni'));
}
