import type { TrashEntry } from '@wabu/shared/entities/history/trash';
import { FormField, Input } from '@wabu/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useTrashWords } from './words/it.ts';

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
  const field = useRef<HTMLInputElement>(null);
  const [key, setKey] = useState(() => proposal(entry));
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => field.current?.select(), []);

  async function submit() {
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
    <FormDialog
      title={t('key.title', { name: entry.label })}
      initialFocus={field}
      submitLabel={t('restore')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}

/** The old key with a number: `lago-2`, `riva 2.png`. */
function proposal({ entity, label }: TrashEntry): string {
  if (entity === 'frontend') return `${label.replace(/\/$/, '')}-2`;
  const dot = entity === 'file' ? label.lastIndexOf('.') : -1;
  return dot > 0 ? `${label.slice(0, dot)} 2${label.slice(dot)}` : `${label} 2`;
}
