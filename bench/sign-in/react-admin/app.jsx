// Baseline: react-admin over the same api, set up as in its tutorial: a page of 25 suppliers in nine columns.

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

const dataProvider = {
  async getList(resource, { pagination: { page, perPage } }) {
    const from = (page - 1) * perPage;
    return ask(`/${resource}?from=${from}&to=${from + perPage}`);
  },
};

const columns = [
  'Nome',
  'Tipologia',
  'PIVA',
  'Indirizzo',
  'CAP',
  'Citta',
  'Provincia',
  'email',
  'Telefono',
];

const SupplierList = () => (
  <List perPage={25}>
    <Datagrid rowClick="show">
      {columns.map((source) => (
        <TextField key={source} source={source} />
      ))}
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin authProvider={authProvider} dataProvider={dataProvider} disableTelemetry>
    <Resource name="suppliers" list={SupplierList} />
  </Admin>,
);
