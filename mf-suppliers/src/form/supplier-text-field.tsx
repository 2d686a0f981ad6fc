import {
  isRequiredSupplierField,
  normaliseSupplierField,
  type SupplierField,
  type SupplierInput,
  supplierMessages,
} from '@wabu/shared/entities/supplier';
import { localMessage } from '@wabu/shared/i18n';
import { FormField, Input, useAfterPress } from '@wabu/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { labelOf } from '../model/supplier-labels.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import styles from './supplier-form.module.css';
import { fieldId, type SupplierForm } from './use-supplier-form.ts';

export interface SupplierTextFieldProps {
  form: SupplierForm;
  field: SupplierField;
  hint?: string;
  note?: ReactNode;
  warning?: ReactNode;
  input?: ComponentProps<typeof Input>;
}

const hints: Partial<Record<SupplierField, string>> = supplierMessages;
const hinted: readonly SupplierField[] = ['CAP', 'Provincia', 'SDI', 'Telefono'];

/** A text field that drops characters its rule forbids, while a person types or pastes. */
export function SupplierTextField(props: SupplierTextFieldProps) {
  const { form, field, note, warning } = props;
  const t = useSupplierWords();
  const Tipologia = useWatch({ control: form.control, name: 'Tipologia' });
  const { errors } = useFormState({ control: form.control, name: field });
  const error = localMessage(errors[field]?.message ?? '');
  const hint = localMessage(props.hint ?? ((hinted.includes(field) && hints[field]) || ''));
  const afterPress = useAfterPress();
  const { onChange, onBlur, ...register } = form.register(field);
  return (
    <FormField
      id={fieldId(field)}
      className={styles[field]}
      label={labelOf(t, field, Tipologia)}
      required={isRequiredSupplierField(field)}
      hint={hint === error ? undefined : hint}
      note={note}
      error={error}
      warning={error ? undefined : warning}
    >
      <Input
        autoComplete="off"
        spellCheck={false}
        {...props.input}
        {...register}
        onBlur={(event) => afterPress(() => void onBlur(event))}
        onChange={(event) => {
          filter(event.currentTarget, field, Tipologia);
          return onChange(event);
        }}
      />
    </FormField>
  );
}

/** Applies the field's filter and keeps the caret after the same characters. */
function filter(
  input: HTMLInputElement,
  field: SupplierField,
  tipologia: SupplierInput['Tipologia'],
) {
  const typed = input.value;
  const kept = normaliseSupplierField(field, typed, tipologia);
  if (kept === typed) return;
  const before = typed.slice(0, input.selectionStart ?? typed.length);
  const caret = normaliseSupplierField(field, before, tipologia).length;
  input.value = kept;
  // An email input has no selection: `setSelectionRange` throws there.
  if (input.selectionStart !== null) input.setSelectionRange(caret, caret);
}
