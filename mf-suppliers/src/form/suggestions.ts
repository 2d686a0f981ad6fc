import type { SupplierInput } from '@wabu/shared/entities/supplier';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { SupplierForm } from './use-supplier-form.ts';

/**
 * Props of a button that appears and disappears while a person types. It stays out of the Tab order, which
 * must not change under the fingers; `focusSuggestion` leads to it. A press leaves the focus in the field:
 * checking a field that loses it can move the button away from the pointer.
 */
export const suggestionButton = {
  tabIndex: -1,
  'data-suggestion': true,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;

/**
 * Moves the focus to the first suggestion of a group of fields when the down arrow is pressed in one of
 * them. A select keeps the key until its last option is chosen.
 */
export function focusSuggestion(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  const isFree =
    target instanceof HTMLSelectElement
      ? target.selectedIndex === target.length - 1
      : target instanceof HTMLInputElement;
  const suggestion = currentTarget.querySelector<HTMLElement>('[data-suggestion]');
  if (event.key !== 'ArrowDown' || !isFree || !suggestion) return;
  event.preventDefault();
  suggestion.focus();
}

/** Writes suggested values into their fields and focuses a field, because the pressed button disappears. */
export function applySuggestion(
  form: SupplierForm,
  values: Partial<SupplierInput>,
  focus: keyof SupplierInput,
): void {
  for (const [field, value] of Object.entries(values)) {
    form.setValue(field as keyof SupplierInput, value, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  }
  form.setFocus(focus);
}
