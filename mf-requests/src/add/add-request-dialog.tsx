import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import type { FieldProblem } from '@wabu/shared/entities/problem';
import { randomId } from '@wabu/shared/entities/random-id';
import type { NewRequest, VisitorRequest } from '@wabu/shared/entities/requests/request';
import { requestKinds, requestLimits } from '@wabu/shared/entities/requests/request-facts';
import { createIdempotencyKeys } from '@wabu/shared/http';
import { DEFAULT_LANGUAGE, languages } from '@wabu/shared/i18n/languages';
import {
  Button,
  Dialog,
  FormField,
  Input,
  Select,
  Textarea,
  useFailureAlert,
} from '@wabu/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import { addRequest } from '../api/request-calls.ts';
import { useRequestWords } from '../words/request-words.ts';

interface AddRequestDialogProps {
  onAdded: (request: VisitorRequest, batch: string) => void;
  onClose: () => void;
}

/** Adds the request of somebody who has called. The visitor gets the link by mail, as after the form of the site. */
export function AddRequestDialog({ onAdded, onClose }: AddRequestDialogProps) {
  const t = useRequestWords();
  const form = useId();
  const queries = useQueryClient();
  const fail = useFailureAlert();
  const [{ batch, keyOf }] = useState(() => ({
    batch: randomId(),
    keyOf: createIdempotencyKeys(),
  }));
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [isDirty, setDirty] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const problemOf = (field: keyof NewRequest) =>
    problems.find((one) => one.field === field)?.message;

  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setBusy(true);
    // The server checks the fields, and says what is wrong with each.
    const { currentTarget } = event;
    const json = Object.fromEntries(new FormData(currentTarget)) as unknown as NewRequest;
    try {
      onAdded(await addRequest(json, { key: keyOf(json), batch }), batch);
      onClose();
    } catch (error) {
      const { errors = [] } = error instanceof ApiProblem ? error.problem : {};
      setProblems(errors);
      setBusy(false);
      currentTarget.querySelector<HTMLElement>(`[name="${errors[0]?.field}"]`)?.focus();
      if (errors.length === 0) await fail(t('failed.add'), error);
    }
    void queries.invalidateQueries({ queryKey: ['requests'] });
  }
  return (
    <Dialog
      title={t('add.title')}
      width={600}
      persistent={isBusy || isDirty}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('add.close')}</Button>
          <Button look="solid" type="submit" form={form} busy={isBusy}>
            {t('add.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="wabu-stack wabu-gap-4"
        noValidate
        onChange={() => setDirty(true)}
        onSubmit={(event) => void add(event)}
      >
        <FormField required label={t('field.name')} error={problemOf('name')}>
          <Input name="name" maxLength={requestLimits.name} dir="auto" autoComplete="off" />
        </FormField>
        <FormField required label={t('field.email')} error={problemOf('email')}>
          <Input name="email" type="email" dir="ltr" autoComplete="off" />
        </FormField>
        <FormField label={t('field.kind')} error={problemOf('kind')}>
          <Select name="kind">
            {requestKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kind.${kind}`)}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField label={t('field.language')} hint={t('add.language')}>
          <Select name="language" defaultValue={DEFAULT_LANGUAGE}>
            {languages.map(({ code, html, name }) => (
              <option key={code} value={code} lang={html}>
                {name}
              </option>
            ))}
          </Select>
        </FormField>
        <FormField required label={t('add.text')} error={problemOf('text')}>
          <Textarea name="text" rows={6} dir="auto" maxLength={requestLimits.text} />
        </FormField>
      </form>
    </Dialog>
  );
}
