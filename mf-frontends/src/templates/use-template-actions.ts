import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import type { ListedTemplate } from '@wabu/shared/entities/microsites/section-template';
import { randomId } from '@wabu/shared/entities/random-id';
import { showToast, useUndoAction } from '@wabu/shared/ui';
import { useState } from 'react';
import {
  deleteTemplate,
  loadTemplate,
  renameTemplate,
  templatesQuery,
} from '../api/template-calls.ts';
import type { SectionCopy } from '../model/copy/section-copy.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

/** Loads, renames and deletes templates. `busy`: the id of the one that is loaded or deleted. */
export function useTemplateActions() {
  const t = useFrontendsWords();
  const queries = useQueryClient();
  const undoAction = useUndoAction();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<string | null>(null);
  const reload = () => queries.invalidateQueries({ queryKey: templatesQuery.queryKey });

  /** What `act` answers; null when it failed. */
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
    /** Throws what the server rejects. */
    async rename(template: ListedTemplate, name: string): Promise<void> {
      const batch = randomId();
      await renameTemplate(template, name, batch);
      await done(t('templates.renamed', { name }), batch);
    },
  };
}
