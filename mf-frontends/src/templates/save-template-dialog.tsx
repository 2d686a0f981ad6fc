import { useQueryClient } from '@tanstack/react-query';
import { templateLimits } from '@wabu/shared/entities/microsites/section-template';
import { randomId } from '@wabu/shared/entities/random-id';
import { showToast, useUndoAction } from '@wabu/shared/ui';
import { useState } from 'react';
import { readPublishedPicture } from '../api/read-published-picture.ts';
import { addTemplate, templatesQuery } from '../api/template-calls.ts';
import { type SectionCopy, withOwnPictures } from '../model/copy/section-copy.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { NameDialog } from './name-dialog.tsx';

interface SaveTemplateDialogProps {
  name: string;
  copy: SectionCopy;
  onClose: () => void;
}

export function SaveTemplateDialog({ name: sectionName, copy, onClose }: SaveTemplateDialogProps) {
  const t = useFrontendsWords();
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  /** Another name is another creation. */
  const [attempt] = useState(() => new Map<string, { key: string; batch: string }>());

  async function save(name: string): Promise<void> {
    const ids = attempt.get(name) ?? { key: randomId(), batch: randomId() };
    attempt.set(name, ids);
    const section = await withOwnPictures(copy.section, readPublishedPicture);
    await addTemplate({ name, section, origins: [...copy.origins] }, ids);
    void queries.invalidateQueries({ queryKey: templatesQuery.queryKey });
    const text = t('templates.added', { name });
    showToast({ kind: 'success', text, actions: [undoAction(ids.batch)] });
  }

  return (
    <NameDialog
      title={t('templates.saveTitle')}
      hint={t('templates.saveHint')}
      name={sectionName.slice(0, templateLimits.name)}
      onSave={save}
      onClose={onClose}
    />
  );
}
