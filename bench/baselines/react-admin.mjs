// Baseline: react-admin over the same api, set up as in its tutorial: a page of 25 suppliers in nine columns.
import { createElement as h } from 'react';
import { Admin, Datagrid, List, Resource, TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

async function ask(path, options) {
  const answer = await fetch(path, options);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}

const authProvider = {
  async login(credentials) {
    const call = { method: 'POST', body: JSON.stringify(credentials) };
    const { token } = await ask('/api/adminwabu/login', call);
    localStorage.setItem('token', token);
  },
  logout: async () => localStorage.removeItem('token'),
  async checkAuth() {
    if (!localStorage.getItem('token')) throw new Error('Not signed in');
  },
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};

const dataProvider = {
  getList(resource, { pagination: { page, perPage } }) {
    const from = (page - 1) * perPage;
    return ask(`/${resource}?from=${from}&to=${from + perPage}`);
  },
};

const columns = 'Nome Tipologia PIVA Indirizzo CAP Citta Provincia email Telefono'.split(' ');
const fields = columns.map((source) => h(TextField, { key: source, source }));
const SupplierList = () => h(List, { perPage: 25 }, h(Datagrid, { rowClick: 'show' }, fields));

const providers = { authProvider, dataProvider, disableTelemetry: true };
createRoot(document.getElementById('root')).render(
  h(Admin, providers, h(Resource, { name: 'suppliers', list: SupplierList })),
);
