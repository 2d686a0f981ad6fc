import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { Toggle } from '../controls/toggle.tsx';
import { Input, Select } from './form-controls.tsx';
import { FormField } from './form-field.tsx';

test('hint, note, error and warning are the description of the control', async () => {
  renderUi(
    <FormField
      required
      label="CAP"
      hint="Cinque cifre"
      note="Serve alla fattura"
      error="Solo numeri"
      warning="È di Verona"
    >
      <Input />
    </FormField>,
  );
  const field = screen.getByRole('textbox', { name: 'CAP' });
  expect(field).toHaveAccessibleDescription(
    'Cinque cifre Serve alla fattura Solo numeri È di Verona',
  );
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  await expectAccessible();
});

test('a valid control has no description', async () => {
  renderUi(
    <FormField label="Nazione">
      <Select defaultValue="Italia">
        <option>Italia</option>
        <option>Altro</option>
      </Select>
    </FormField>,
  );
  const field = screen.getByRole('combobox', { name: 'Nazione' });
  expect(field).toBeValid();
  expect(field).not.toHaveAccessibleDescription();
});

test('a press on the label toggles the switch', async () => {
  const { user } = renderUi(<Toggle label="Visibile" />);
  await user.click(screen.getByText('Visibile'));
  expect(screen.getByRole('switch', { name: 'Visibile' })).toBeChecked();
});
