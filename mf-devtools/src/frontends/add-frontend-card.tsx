import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import { addressFields, normaliseAddressField } from '@wabu/shared/entities/address-fields';
import { Button, FormField, Input, Textarea } from '@wabu/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { Card } from '../parts/card.tsx';
import formStyles from '../parts/card-form.module.css';
import { Outcome } from '../parts/outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { addFrontend, emptyFields, type FrontendFields, UrlTaken } from './add-frontend.ts';
import styles from './frontends.module.css';
import { useSupplierNames } from './use-frontends.ts';

/** A plain form for a new frontend, without the editor of the frontends page. */
export function AddFrontendCard() {
  const t = useDevtoolsWords();
  const queries = useQueryClient();
  const suppliersId = useId();
  const suppliers = useSupplierNames();
  const [fields, setFields] = useState(emptyFields);
  const change = (field: keyof FrontendFields, value: string) =>
    setFields((before) => ({ ...before, [field]: value }));

  const { state, run, fail } = useAction(
    async (signal, given: FrontendFields) => {
      await addFrontend(signal, given);
      setFields(emptyFields);
      await queries.invalidateQueries({ queryKey: ['frontends'] });
      return t('addFrontend.added');
    },
    {
      explain: (message, error) => {
        const isTaken = error instanceof ApiProblem && error.problem.code === 'duplicate';
        if (error instanceof UrlTaken || isTaken) return t('addFrontend.duplicate');
        const errors = error instanceof ApiProblem ? (error.problem.errors ?? []) : [];
        const details = errors.map(({ field, message: text }) => {
          const part = addressFields.find((name) => field.endsWith(`.${name}`));
          const label = part ? t(`addFrontend.fields.${part}`) : field.replace(/\..*/, '');
          return text.startsWith(label) ? text : `${label}: ${text}`;
        });
        const lines = [...new Set(details)].join(' · ');
        return t('addFrontend.failed', { message: lines || message });
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isComplete = fields.URL.trim() !== '' && fields.Fornitore.trim() !== '';
    if (isComplete) void run(fields);
    else fail(t('addFrontend.required'));
  };
  const field = (name: keyof FrontendFields, more: object = {}) => (
    <Input value={fields[name]} onChange={(event) => change(name, event.target.value)} {...more} />
  );

  return (
    <Card title={t('addFrontend.title')}>
      <form className={formStyles.form} noValidate onSubmit={submit}>
        <FormField label="URL" required>
          {field('URL', { dir: 'ltr', autoCapitalize: 'none' })}
        </FormField>
        <FormField label="Fornitore" required>
          {field('Fornitore', { list: suppliersId, autoComplete: 'off' })}
        </FormField>
        <datalist id={suppliersId}>
          {suppliers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <FormField label="Logo">{field('Logo', { dir: 'ltr' })}</FormField>
        <FormField label="Copertina">{field('Copertina', { dir: 'ltr' })}</FormField>
        <FormField label={t('addFrontend.slideshow')} hint={t('addFrontend.slideshowHint')}>
          {field('Slideshow', { dir: 'ltr' })}
        </FormField>
        <fieldset className={styles.address}>
          <legend>{t('addFrontend.address')}</legend>
          {addressFields.map((name) => (
            <FormField key={name} label={t(`addFrontend.fields.${name}`)}>
              <Input
                value={fields[name]}
                onChange={(event) => change(name, normaliseAddressField(name, event.target.value))}
              />
            </FormField>
          ))}
        </fieldset>
        <FormField label={t('addFrontend.sections')}>
          <Textarea
            dir="ltr"
            spellCheck={false}
            value={fields.Sezioni}
            onChange={(event) => change('Sezioni', event.target.value)}
          />
        </FormField>
        <div>
          <Button type="submit" look="solid" busy={state.status === 'busy'}>
            {t('addFrontend.send')}
          </Button>
        </div>
      </form>
      <Outcome state={state}>{(message) => <p>{message}</p>}</Outcome>
    </Card>
  );
}
