import { ApiProblem } from '@wabu/api/client';
import { useAlert } from '@wabu/shared/ui';
import { useSupplierWords } from '../words/supplier-words.ts';

/** Shows why a call failed, under the title of the specification. */
export function useFailureAlert(): (title: string, error: unknown) => Promise<void> {
  const t = useSupplierWords();
  const alert = useAlert();
  return (title, error) => {
    if (!(error instanceof ApiProblem)) return alert({ title, detail: t('failed.unreachable') });
    if (error.status === 403) return alert({ title: t('failed.forbidden') });
    return alert({ title, detail: error.problem.message });
  };
}
