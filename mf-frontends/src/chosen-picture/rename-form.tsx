import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import { fileLimits } from '@wabu/shared/entities/files';
import { Button, FormField, Input } from '@wabu/shared/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { renamePicture } from '../api/picture-calls.ts';
import { useEditorStore } from '../editor/editor-store.tsx';
import { changes, pictureUrl } from '../model/draft/editor-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './chosen-picture.module.css';

interface RenameFormProps {
  name: string;
  onRenamed: (name: string) => void;
  onCancel: () => void;
}

/** Renames a picture; the extension stays. The record and the form follow. */
export function RenameForm({ name, onRenamed, onCancel }: RenameFormProps) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const dot = name.lastIndexOf('.');
  const extension = name.slice(dot);
  const [stem, setStem] = useState(name.slice(0, dot));
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => field.current?.select(), []);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    const state = store.getState();
    try {
      const key = { URL: pictureUrl(state), name };
      const renamed = await renamePicture(key, `${stem.trim()}${extension}`, state.version);
      store.setState(changes.renamePicture(name, renamed.name, renamed.version));
      void queries.invalidateQueries({ queryKey: ['frontends'] });
      onRenamed(renamed.name);
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.problem.message : t('chosen.notRenamed'));
      setIsBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <FormField label={t('chosen.newName')} hint={t('chosen.renameHint')} error={problem}>
        <div className={styles.line}>
          <Input
            ref={field}
            value={stem}
            maxLength={fileLimits.nameBytes}
            onChange={({ target }) => setStem(target.value)}
          />
          <span>{extension}</span>
        </div>
      </FormField>
      <div className={styles.send}>
        <Button size="sm" onClick={onCancel}>
          {t('actions.cancel')}
        </Button>
        <Button type="submit" size="sm" look="solid" busy={isBusy} disabled={stem.trim() === ''}>
          {t('chosen.rename')}
        </Button>
      </div>
    </form>
  );
}
