import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useWords } from '../i18n/index.ts';
import { defineModule } from '../module/contract.ts';
import { Link } from '../routing/index.ts';
import { useSession } from '../session/index.ts';
import { expectAccessible } from './axe.ts';
import { renderModule } from './render-module.tsx';

const token = (payload: object) => `e30.${btoa(JSON.stringify(payload))}.x`;
const api = {
  fetch: async () => Response.json({ ok: true }),
  signIn: async (role: string) => token({ username: role, role, exp: 4_102_444_800 }),
};

function Page() {
  const words = useWords('sample');
  return (
    <div>
      <h1>{words('title')}</h1>
      <p>{useSession().user?.role ?? 'nobody'}</p>
      <Link to="/elsewhere">Via</Link>
    </div>
  );
}
const sample = defineModule({
  id: 'sample',
  pages: { '/adminwabu/sample': Page },
  words: async () => ({ title: 'Prova' }),
});

test('a module is rendered with its words and a signed-in user', async () => {
  const { user, address } = await renderModule(sample, { path: '/adminwabu/sample', api });
  expect(screen.getByRole('heading', { name: 'Prova' })).toBeInTheDocument();
  expect(screen.getByText('king')).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('link', { name: 'Via' }));
  expect(address()).toBe('/elsewhere');
});

test('with a null role nobody is signed in', async () => {
  await renderModule(sample, { path: '/adminwabu/sample', api, role: null });
  expect(screen.getByText('nobody')).toBeInTheDocument();
});
