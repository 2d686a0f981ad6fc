import { isDeclined } from '@wabu/api/client';
import type { FoundPerson } from '@wabu/shared/entities/privacy/person';
import { FormField, Input } from '@wabu/shared/ui';
import { type RefObject, useRef, useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { reasonOf } from '../../session/api-client.ts';
import { erasePerson } from './people-client.ts';
import { usePeopleWords } from './words/it.ts';

interface EraseDialogProps {
  person: FoundPerson;
  returnTo: RefObject<HTMLElement | null>;
  onErased: (state: 'done' | 'pending') => void;
  onClose: () => void;
}

/** Says what is erased and what stays; the name, typed, confirms it. */
export function EraseDialog({ person, returnTo, onErased, onClose }: EraseDialogProps) {
  const t = usePeopleWords();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isErased = useRef(false);
  const { name, kind } = person;

  const erase = async () => {
    if (isBusy) return;
    if (typed.trim() !== name.trim()) {
      setProblem(t('erase.mismatch'));
      input.current?.focus();
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      const { state } = await erasePerson(person, typed);
      isErased.current = true;
      onErased(state);
    } catch (error) {
      setBusy(false);
      if (!isDeclined(error)) setProblem(`${t('erase.failed')}: ${reasonOf(error, t('offline'))}`);
    }
  };

  return (
    <FormDialog
      title={t('erase.title', { name })}
      persistent
      initialFocus={input}
      finalFocus={() => (isErased.current ? returnTo.current : null)}
      submitLabel={t('erase.button')}
      look="danger"
      isBusy={isBusy}
      onSubmit={() => void erase()}
      onClose={onClose}
    >
      <p>{t(`erase.${kind}`)}</p>
      <p>{t('erase.stays')}</p>
      {kind === 'supplier' && <p>{t('erase.law')}</p>}
      <FormField label={t('erase.confirm', { name })} error={problem}>
        <Input
          ref={input}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </FormField>
    </FormDialog>
  );
}
