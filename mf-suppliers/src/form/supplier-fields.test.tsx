import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { isRequiredSupplierField, supplierFields } from '@wabu/shared/entities/supplier';
import { aSupplier, row } from '@wabu/shared/testing';
import { renderSuppliers, startNew } from '../testing/render-suppliers.tsx';
import { it as words } from '../words/it.ts';

const lido = aSupplier(1, { Nome: 'Lido Salò' });
/** The name is the heading of the details. */
const listed = supplierFields.filter((field) => field !== 'Nome');

test('the form has every field of the entity in its order, and marks those that may not be empty', async () => {
  const { user } = await renderSuppliers({ suppliers: [lido] });
  await startNew(user);
  const form = await screen.findByRole('form');
  const controls = [...form.querySelectorAll<HTMLElement>('input[id], select[id]')];
  expect(controls.map(({ id }) => id)).toEqual(supplierFields.map((field) => `supplier-${field}`));
  for (const field of supplierFields) {
    const control = within(form).getByLabelText(new RegExp(`^${words.field[field]}( ?\\*)?$`));
    expect(control.id).toBe(`supplier-${field}`);
    expect([
      field,
      control.hasAttribute('aria-required') || control.hasAttribute('required'),
    ]).toEqual([field, isRequiredSupplierField(field)]);
  }
});

test('the details name every field of the entity in its order', async () => {
  const { user } = await renderSuppliers({ suppliers: [lido] });
  await user.click(await row(/Lido Salò/));
  const detail = screen.getByRole('region', { name: 'Dettagli fornitore' });
  await within(detail).findByRole('heading', { name: 'Lido Salò' });
  const terms = within(detail).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(
    listed.map((field) => words.field[field]),
  );
});
