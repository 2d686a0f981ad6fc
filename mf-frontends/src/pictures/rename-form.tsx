import { fileLimits } from '@wabu/shared/entities/files';
import { Button, FormField, Input } from '@wabu/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';

interface RenameFormProps {
  name: string;
  problem: string;
  isBusy: boolean;
  onRename: (name: string) => void;
  onCancel: () => void;
}

export function RenameForm({ name, problem, isBusy, onRename, onCancel }: RenameFormProps) {
  const t = useFrontendsWords();
  const field = useRef<HTMLInputElement>(null);
  const dot = name.lastIndexOf('.');
  const extension = name.slice(dot);
  const [stem, setStem] = useState(name.slice(0, dot));
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className="wabu-stack wabu-gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onRename(`${stem.trim()}${extension}`);
      }}
    >
      <FormField label={t('chosen.newName')} hint={t('chosen.renameHint')} error={problem}>
        <div className="wabu-flex wabu-baseline wabu-gap-1">
          <Input
            ref={field}
            value={stem}
            maxLength={fileLimits.nameBytes}
            onChange={({ target }) => setStem(target.value)}
          />
          <span>{extension}</span>
        </div>
      </FormField>
      <div className="wabu-wrap wabu-gap-2">
        <Button size="sm" onClick={onCancel}>
          {t('actions.close')}
        </Button>
        <Button type="submit" size="sm" look="solid" busy={isBusy} disabled={stem.trim() === ''}>
          {t('chosen.rename')}
        </Button>
      </div>
    </form>
  );
}
