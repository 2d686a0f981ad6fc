import type { TrashEntry } from '@wabu/shared/entities/history/trash';
import { Button, Dialog, FormField, Input } from '@wabu/shared/ui';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTrashWords } from './words/trash-words.ts';

interface KeyDialogProps {
  entry: TrashEntry;
  /** Why a new key is asked for. */
  reason: string;
  /** Restores under the key. Resolves to why that failed; to null when it is done. */
  onRestore: (key: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for a new address or name for a record whose own was taken since. */
export function KeyDialog({ entry, reason, onRestore, onClose }: KeyDialogProps) {
  const t = useTrashWords();
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState(() => proposal(entry));
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => field.current?.select(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    const failed = await onRestore(key.trim());
    if (failed === null) return onClose();
    setIsBusy(false);
    setProblem(failed);
    field.current?.focus();
  }

  return (
    <Dialog
      title={t('key.title', { name: entry.label })}
      initialFocus={field}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('key.cancel')}</Button>
          <Button look="solid" type="submit" form={formId} busy={isBusy}>
            {t('restore')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <FormField
          label={t(entry.entity === 'frontend' ? 'key.address' : 'key.name')}
          note={reason}
          error={problem}
        >
          <Input
            ref={field}
            value={key}
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            onChange={({ target }) => setKey(target.value)}
          />
        </FormField>
      </form>
    </Dialog>
  );
}

/** The old key with a number: `lago-2`, `riva 2.png`. */
function proposal({ entity, label }: TrashEntry): string {
  if (entity === 'frontend') return `${label.replace(/\/$/, '')}-2`;
  const dot = entity === 'file' ? label.lastIndexOf('.') : -1;
  return dot > 0 ? `${label.slice(0, dot)} 2${label.slice(dot)}` : `${label} 2`;
}
