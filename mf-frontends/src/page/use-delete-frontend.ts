import { useMutation } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { showToast, useAlert, useConfirm } from '@wabu/shared/ui';
import { deleteFrontend } from '../api/frontend-calls.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

/**
 * Returns a function that confirms and deletes; it resolves to true after a deletion and shows an
 * alert after a failure.
 */
export function useDeleteFrontend(): (frontend: Frontend) => Promise<boolean> {
  const t = useFrontendsWords();
  const confirm = useConfirm();
  const alert = useAlert();
  const deleting = useMutation({
    mutationFn: ({ URL, version }: Frontend) => deleteFrontend(URL, version),
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
      await deleting.mutateAsync(frontend);
      showToast({ kind: 'success', text: t('delete.done', { url: URL }) });
      return true;
    } catch (error) {
      const problem = error instanceof ApiProblem ? error : null;
      if (problem?.status === 403) await alert({ title: t('forbidden') });
      else await alert({ title: t('delete.failed'), detail: problem?.problem.message });
      return false;
    }
  };
}
