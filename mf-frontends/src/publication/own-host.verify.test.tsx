import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { expectAccessible, findAlert } from '@wabu/shared/testing';
import { frontendAt, openFrontends } from '../testing/open-frontends.tsx';

const HOST = 'www.terme.example';
const URL_ = `${HOST}/it`;
const open = (scene: Parameters<typeof openFrontends>[0] = {}) =>
  openFrontends({
    frontends: [frontendAt(URL_, { Sezioni: [] })],
    at: `?frontend=${encodeURIComponent(URL_)}`,
    platform: { settings: { publicUrl: 'http://localhost' } },
    ...scene,
  });
const panel = async () => within(await screen.findByRole('region', { name: 'Dominio proprio' }));

test('a king reads what to set, and why a host is not enabled yet', async () => {
  const { user } = await open();
  expect(await (await panel()).findByText(/imposta un record CNAME verso/)).toBeVisible();
  await expectAccessible();
  await user.click((await panel()).getByRole('button', { name: 'Attiva' }));
  const failed = await findAlert('La richiesta non è riuscita.');
  expect(failed).toHaveTextContent('Il dominio non porta ancora a questo server');
});

test('an enabled host says who enabled it, and ends after a question', async () => {
  const { user, api, queries } = await open();
  await panel();
  await api.platform.database.write([
    {
      sql: `INSERT INTO own_hosts (host, frontend_id, enabled_by, enabled_at)
            SELECT ?, id, 'king', 1 FROM frontends`,
      args: [HOST],
    },
  ]);
  await queries.invalidateQueries();
  expect(await (await panel()).findByText(/è attivo: lo ha attivato king/)).toBeVisible();
  expect((await panel()).getByRole('link', { name: `Apri https://${HOST}` })).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: 'Disattiva' }));
  const question = await findAlert(`Disattivare ${HOST}?`);
  await user.click(within(question).getByRole('button', { name: 'Disattiva' }));
  expect(await (await panel()).findByText(/non è attivo/)).toBeVisible();
});

test('others see that a king enables it, and a plain name has no panel', async () => {
  await open({ role: 'admin' });
  expect(
    await (await panel()).findByText(`${HOST} non è attivo. Lo attiva un king.`),
  ).toBeVisible();
  expect((await panel()).queryByRole('button')).toBeNull();
});
