import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import { useState } from 'react';
import { renamePicture } from '../api/picture-calls.ts';
import { useEditorStore } from '../editor/editor-store.tsx';
import { changes, pictureUrl } from '../model/draft/editor-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

export function useRename(name: string, onRenamed: (name: string) => void) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const queries = useQueryClient();
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  async function rename(next: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    const state = store.getState();
    try {
      const renamed = await renamePicture({ URL: pictureUrl(state), name }, next, state.version);
      store.setState(changes.renamePicture(name, renamed.name, renamed.version));
      void queries.invalidateQueries({ queryKey: ['frontends'] });
      onRenamed(renamed.name);
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error.problem.message : t('chosen.notRenamed'));
    } finally {
      setIsBusy(false);
    }
  }
  return { rename, problem, isBusy };
}
