import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

type Name = string | RegExp;

/** The button that is shown now; throws without one. */
export const button = (name: Name) => screen.getByRole('button', { name });

/** Waits for a row of a list. */
export const row = (name: Name) => screen.findByRole('option', { name });

/** Waits for an open dialog that has the focus. */
export async function findDialog(name: Name, role: 'dialog' | 'alertdialog' = 'dialog') {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
}

/** Waits for an open alert or question that has the focus. */
export const findAlert = (name: Name) => findDialog(name, 'alertdialog');
