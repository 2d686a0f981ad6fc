import {
  isSupplierChoice,
  type SupplierField,
  type SupplierGroup,
  supplierFieldsOf,
} from '@wabu/shared/entities/supplier';
import { Fragment, type ReactNode } from 'react';
import { SupplierSelectField } from './supplier-select-field.tsx';
import { SupplierTextField, type SupplierTextFieldProps } from './supplier-text-field.tsx';
import type { SupplierForm } from './use-supplier-form.ts';

interface SupplierFieldsProps {
  form: SupplierForm;
  group: SupplierGroup;
  /** What single text fields have beside label, rule and filter. */
  details?: Partial<Record<SupplierField, Omit<SupplierTextFieldProps, 'form' | 'field'>>>;
  /** Fields with a control of their own. */
  controls?: Partial<Record<SupplierField, ReactNode>>;
}

/** Every field of a group, so that a field of the entity needs no line in the form. */
export function SupplierFields({ form, group, details = {}, controls = {} }: SupplierFieldsProps) {
  return supplierFieldsOf(group).map((field) => {
    if (controls[field]) return <Fragment key={field}>{controls[field]}</Fragment>;
    if (isSupplierChoice(field))
      return <SupplierSelectField key={field} form={form} field={field} />;
    return <SupplierTextField key={field} form={form} field={field} {...details[field]} />;
  });
}
