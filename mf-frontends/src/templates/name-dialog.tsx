import { ApiProblem } from '@wabu/api/client';
import { templateLimits } from '@wabu/shared/entities/microsites/section-template';
import { textMessages } from '@wabu/shared/entities/text';
import { Button, Dialog, FormField, Input } from '@wabu/shared/ui';
import { type SyntheticEvent, useState } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';

interface NameDialogProps {
  title: string;
  hint?: string;
  name: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

const FORM = 'template-name';

export function NameDialog({ title, hint, name: initial, onSave, onClose }: NameDialogProps) {
  const t = useFrontendsWords();
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setError(textMessages.required);
    setBusy(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (thrown) {
      setError(thrown instanceof ApiProblem ? thrown.problem.message : t('run.unreachable'));
      setBusy(false);
    }
  }

  return (
    <Dialog
      width={400}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('actions.close')}</Button>
          <Button type="submit" form={FORM} look="solid" busy={isBusy}>
            {t('templates.confirm')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)}>
        <FormField required label={t('templates.name')} error={error} hint={hint}>
          <Input
            value={name}
            maxLength={templateLimits.name}
            autoComplete="off"
            onChange={({ target }) => {
              setName(target.value);
              setError(undefined);
            }}
          />
        </FormField>
      </form>
    </Dialog>
  );
}
