import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import type { ListedTemplate } from '@wabu/shared/entities/microsites/section-template';
import { randomId } from '@wabu/shared/entities/random-id';
import { languageCodes, languageOf } from '@wabu/shared/i18n/languages';
import {
  Button,
  Dialog,
  EmptyState,
  IconDelete,
  IconEdit,
  Skeleton,
  showToast,
  useUndoAction,
} from '@wabu/shared/ui';
import { useState } from 'react';
import {
  deleteTemplate,
  loadTemplate,
  renameTemplate,
  templatesQuery,
} from '../api/template-calls.ts';
import type { SectionCopy } from '../model/copy/section-copy.ts';
import { IconButton } from '../parts/icon-button.tsx';
import { PanelText } from '../parts/record-panel.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { NameDialog } from './name-dialog.tsx';

interface TemplatesDialogProps {
  onInsert: (name: string, copy: SectionCopy) => void;
  onClose: () => void;
}

export function TemplatesDialog({ onInsert, onClose }: TemplatesDialogProps) {
  const t = useFrontendsWords();
  const { data, isPending, isError, refetch } = useQuery(templatesQuery);
  const [renamed, setRenamed] = useState<ListedTemplate | null>(null);
  const { problem, busy, load, rename, remove } = useTemplateActions();

  async function insert(template: ListedTemplate): Promise<void> {
    const copy = await load(template);
    if (copy === null) return;
    onInsert(template.name, copy);
    onClose();
  }

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
    <Dialog
      width={600}
      title={t('templates.title')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('run.close')}</Button>}
    >
      {problem && <PanelText kind="problem">{problem}</PanelText>}
      {isPending && <Skeleton rows={3} rowHeight={3} />}
      {isError && (
        <EmptyState
          title={t('run.unreachable')}
          action={<Button onClick={() => void refetch()}>{t('actions.retry')}</Button>}
        />
      )}
      {data?.length === 0 && (
        <EmptyState title={t('templates.none')} text={t('templates.noneHint')} />
      )}
      <ul className="wabu-stack">
        {data?.map((template) => (
          <TemplateRow
            key={template.id}
            template={template}
            isBusy={busy === template.id}
            onInsert={() => void insert(template)}
            onRename={() => setRenamed(template)}
            onDelete={() => void remove(template)}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface TemplateRowProps {
  template: ListedTemplate;
  isBusy: boolean;
  onInsert: () => void;
  onRename: () => void;
  onDelete: () => void;
}

function TemplateRow({ template, isBusy, onInsert, onRename, onDelete }: TemplateRowProps) {
  const t = useFrontendsWords();
  const { name, languages } = template;
  return (
    <li className="wabu-row wabu-gap-2 wabu-pad-block-2 wabu-line-below">
      <span className="wabu-grow wabu-shrink wabu-break">
        <bdi>{name}</bdi>
        <span className="wabu-block wabu-muted wabu-tiny">
          {languages.length === languageCodes.length
            ? t('templates.allLanguages')
            : languages.map((code) => languageOf(code).label).join(', ')}
        </span>
      </span>
      <Button
        size="sm"
        busy={isBusy}
        aria-label={t('templates.insertNamed', { name })}
        onClick={onInsert}
      >
        {t('templates.insert')}
      </Button>
      <IconButton
        label={t('templates.rename', { name })}
        icon={<IconEdit size={18} aria-hidden="true" />}
        onPress={onRename}
      />
      <IconButton
        label={t('templates.delete', { name })}
        icon={<IconDelete size={18} aria-hidden="true" />}
        onPress={onDelete}
      />
    </li>
  );
}

function useTemplateActions() {
  const t = useFrontendsWords();
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey: templatesQuery.queryKey });

  async function attempt<T>(id: string, act: () => Promise<T>): Promise<T | null> {
    if (busy !== null) return null;
    setBusy(id);
    setProblem('');
    try {
      return await act();
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.problem.message : t('run.unreachable'));
      await reload();
      return null;
    } finally {
      setBusy(null);
    }
  }

  async function done(text: string, batch: string): Promise<void> {
    await reload();
    showToast({ kind: 'success', text, actions: [undoAction(batch)] });
  }

  return {
    problem,
    busy,
    load: ({ id }: ListedTemplate) =>
      attempt(id, async (): Promise<SectionCopy> => {
        const { section, origins } = await loadTemplate(id);
        return { section, origins };
      }),
    remove: (template: ListedTemplate) =>
      attempt(template.id, async () => {
        const batch = randomId();
        await deleteTemplate(template, batch);
        await done(t('templates.deleted', { name: template.name }), batch);
      }),
    async rename(template: ListedTemplate, name: string): Promise<void> {
      const batch = randomId();
      await renameTemplate(template, name, batch);
      await done(t('templates.renamed', { name }), batch);
    },
  };
}
