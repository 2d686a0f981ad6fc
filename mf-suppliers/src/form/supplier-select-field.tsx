import { type SupplierChoice, supplierChoices } from '@wabu/shared/entities/supplier';
import { FormField, Select } from '@wabu/shared/ui';
import { useFormState } from 'react-hook-form';
import { useSupplierWords } from '../words/supplier-words.ts';
import styles from './supplier-form.module.css';
import { fieldId, type SupplierForm } from './use-supplier-form.ts';

interface SupplierSelectFieldProps {
  form: SupplierForm;
  field: SupplierChoice;
}

/** A select with the fixed values of the specification. */
export function SupplierSelectField({ form, field }: SupplierSelectFieldProps) {
  const t = useSupplierWords();
  const { errors } = useFormState({ control: form.control, name: field });
  return (
    <FormField
      id={fieldId(field)}
      className={styles[field]}
      label={t(`field.${field}`)}
      required
      error={errors[field]?.message}
    >
      <Select {...form.register(field)}>
        {supplierChoices[field].map((option) => (
          <option key={option} value={option}>
            {t(`choice.${option}`)}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
