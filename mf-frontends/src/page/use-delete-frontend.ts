import { useMutation } from '@tanstack/react-query';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { randomId } from '@wabu/shared/entities/random-id';
import { showToast, useConfirm, useFailureAlert, useUndoAction } from '@wabu/shared/ui';
import { deleteFrontend } from '../api/frontend-calls.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

export function useDeleteFrontend(): (frontend: Frontend) => Promise<boolean> {
  const t = useFrontendsWords();
  const confirm = useConfirm();
  const fail = useFailureAlert();
  const undoAction = useUndoAction();
  const deleting = useMutation({
    mutationFn: async (
      { frontend: { URL, version }, batch }: { frontend: Frontend; batch: string },
      { client },
    ) => {
      // The page still shows the frontend, and would ask for the history of one that is gone.
      await client.cancelQueries({ queryKey: ['history'] });
      return deleteFrontend(URL, version, batch);
    },
    networkMode: 'always',
  });
  return async (frontend) => {
    const { URL } = frontend;
    const isSure = await confirm({
      danger: true,
      title: t('delete.question', { url: URL }),
      detail: t('delete.detail'),
      confirmLabel: t('actions.delete'),
    });
    if (!isSure || deleting.isPending) return false;
    try {
      const batch = randomId();
      await deleting.mutateAsync({ frontend, batch });
      const actions = [undoAction(batch)];
      showToast({ kind: 'success', text: t('delete.done', { url: URL }), actions });
      return true;
    } catch (error) {
      await fail(t('delete.failed'), error);
      return false;
    }
  };
}
