// Baseline: react-admin over the same api, set up as in its tutorial.

import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const TOKEN = 'token';

async function ask(path, options = {}) {
  const answer = await fetch(path, options);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

const authProvider = {
  async login(credentials) {
    const { token } = await ask('/api/adminwabu/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    localStorage.setItem(TOKEN, token);
  },
  logout: async () => localStorage.removeItem(TOKEN),
  async checkAuth() {
    if (!localStorage.getItem(TOKEN)) throw new Error('Not signed in');
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

/** `?paged`: the server sorts and pages; otherwise the app sorts and pages the whole list. */
const isPaged = new URLSearchParams(location.search).has('paged');

const dataProvider = {
  async getList(resource, { pagination: { page, perPage } }) {
    const from = (page - 1) * perPage;
    if (isPaged) return ask(`/${resource}?from=${from}&to=${from + perPage}`);
    const authorization = `Bearer ${localStorage.getItem(TOKEN)}`;
    const rows = await ask('/api/d1/getallsuppliers', { headers: { authorization } });
    const sorted = rows.sort((a, b) => (a.Nome < b.Nome ? -1 : 1));
    const data = sorted.slice(from, from + perPage).map((row) => ({ ...row, id: row.PIVA }));
    return { data, total: rows.length };
  },
};

const SupplierList = () => (
  <List>
    <Datagrid rowClick="show">
      <TextField source="Nome" />
      <TextField source="Tipologia" />
      <TextField source="PIVA" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
    <Resource name="suppliers" list={SupplierList} />
  </Admin>,
);
