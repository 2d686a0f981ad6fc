import {
  type AddressField,
  addressFields,
  normaliseAddressField,
} from '@wabu/shared/entities/address-fields';
import { frontendLimits } from '@wabu/shared/entities/frontend';
import { Button, FormField, IconCopy, Input, showToast, VisuallyHidden } from '@wabu/shared/ui';
import type { ComponentProps } from 'react';
import { useSupplier } from '../api/use-suppliers.ts';
import { useEditor, useEditorStore } from '../editor/editor-store.tsx';
import { changes } from '../model/draft/editor-state.ts';
import { fieldId } from '../model/draft/field-message.ts';
import { useUndoToast } from '../parts/use-undo-toast.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './address-fields.module.css';
import { useFieldError } from './form-errors.tsx';

const inputOf: Record<AddressField, ComponentProps<typeof Input>> = {
  Indirizzo: { autoComplete: 'off' },
  CAP: { inputMode: 'numeric', dir: 'ltr' },
  Citta: {},
  Provincia: { autoCapitalize: 'characters', dir: 'ltr' },
  Nazione: {},
  email: { type: 'email', inputMode: 'email', dir: 'ltr', spellCheck: false },
};
const required: ReadonlySet<AddressField> = new Set(['CAP', 'Provincia', 'email']);

export function AddressFields() {
  const t = useFrontendsWords();
  return (
    <fieldset className={styles.address}>
      {/* A legend cannot stand on one line with the button: the line repeats it. */}
      <VisuallyHidden as="legend">{t('form.address')}</VisuallyHidden>
      <div className={styles.head}>
        <span aria-hidden="true">{t('form.address')}</span>
        <CopyFromSupplier />
      </div>
      <div className={styles.fields}>
        {addressFields.map((field) => (
          <Line key={field} field={field} />
        ))}
      </div>
    </fieldset>
  );
}

function Line({ field }: { field: AddressField }) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const value = useEditor(({ draft }) => draft.Localizzazione[field]);
  const name = `Localizzazione.${field}` as const;
  const { error, onBlur } = useFieldError(name, value);
  const max = frontendLimits[field];
  const isNearlyFull = max > 10 && value.length > max * 0.8;
  return (
    <FormField
      id={fieldId(name)}
      className={styles[field]}
      label={t(`fields.${field}`)}
      required={required.has(field)}
      error={error}
      hint={isNearlyFull ? t('form.left', { count: value.length, max }) : undefined}
    >
      <Input
        {...inputOf[field]}
        value={value}
        onBlur={onBlur}
        onChange={({ target }) =>
          store.setState(changes.address({ [field]: normaliseAddressField(field, target.value) }))
        }
      />
    </FormField>
  );
}

function CopyFromSupplier() {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const name = useEditor(({ draft }) => draft.Fornitore);
  const { supplier } = useSupplier(name);
  const showUndo = useUndoToast();

  const copy = () => {
    if (supplier === undefined) return void showToast({ text: t('form.copyFirst') });
    const before = store.getState().draft.Localizzazione;
    const { Indirizzo, CAP, Citta, Provincia, Nazione, email } = supplier;
    const country = Nazione === 'Italia' ? { Nazione } : {};
    store.setState(changes.address({ Indirizzo, CAP, Citta, Provincia, email, ...country }));
    showUndo(t('form.copied', { supplier: name }), () => store.setState(changes.address(before)));
  };
  return (
    <Button size="sm" look="quiet" aria-disabled={!supplier || undefined} onClick={copy}>
      <IconCopy size={16} aria-hidden="true" />
      {t('form.copy')}
    </Button>
  );
}
