import { useQuery } from '@tanstack/react-query';
import type { ListedTemplate } from '@wabu/shared/entities/microsites/section-template';
import { RecordsDialog, useRecordActions } from '@wabu/shared/ui/records-dialog';
import { useState } from 'react';
import {
  deleteTemplate,
  loadTemplate,
  renameTemplate,
  templatesQuery,
} from '../api/template-calls.ts';
import type { SectionCopy } from '../model/copy/section-copy.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { NameDialog } from './name-dialog.tsx';

interface TemplatesDialogProps {
  onInsert: (name: string, copy: SectionCopy) => void;
  onClose: () => void;
}

export function TemplatesDialog({ onInsert, onClose }: TemplatesDialogProps) {
  const t = useFrontendsWords();
  const records = useQuery(templatesQuery);
  const [renamed, setRenamed] = useState<ListedTemplate | null>(null);
  const { problem, busy, attempt, write } = useRecordActions(templatesQuery.queryKey);

  async function insert(template: ListedTemplate): Promise<void> {
    const loaded = await attempt(template, () => loadTemplate(template.id));
    if (loaded === null) return;
    onInsert(template.name, { section: loaded.section, origins: loaded.origins });
    onClose();
  }
  const rename = (template: ListedTemplate, name: string) =>
    write({
      send: (batch) => renameTemplate(template, name, batch),
      done: t('templates.renamed', { name }),
    });
  const remove = (template: ListedTemplate) =>
    attempt(template, () =>
      write({
        send: (batch) => deleteTemplate(template, batch),
        done: t('templates.deleted', { name: template.name }),
      }),
    );

  if (renamed !== null)
    return (
      <NameDialog
        title={t('templates.renameTitle', { name: renamed.name })}
        name={renamed.name}
        onSave={(name) => rename(renamed, name)}
        onClose={() => setRenamed(null)}
      />
    );
  return (
    <RecordsDialog
      t={(key, values) => t(`templates.${key}`, values)}
      records={records}
      problem={problem}
      busy={busy}
      onInsert={(template) => void insert(template)}
      onEdit={setRenamed}
      onDelete={(template) => void remove(template)}
      onClose={onClose}
    />
  );
}
