import { useMutation } from '@tanstack/react-query';
import { ApiProblem, answer, ifMatch } from '@wabu/api/client';
import { randomId } from '@wabu/shared/entities/random-id';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useAlert, useConfirm, useFailureAlert } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import { d1 } from '../api/suppliers-client.ts';
import { useSupplierWords } from '../words/supplier-words.ts';

/**
 * Confirms and deletes; lists the frontends that prevent it. Resolves to the id by which the deletion can be undone,
 * or to null.
 */
export function useDeleteSupplier(): (supplier: Supplier) => Promise<string | null> {
  const t = useSupplierWords();
  const confirm = useConfirm();
  const alert = useAlert();
  const fail = useFailureAlert();
  const deleting = useMutation({
    mutationFn: async (
      { supplier: { PIVA, version }, batch }: { supplier: Supplier; batch: string },
      { client },
    ) => {
      // The page still shows the supplier, and would ask for the history of one that is gone.
      await client.cancelQueries({ queryKey: ['history'] });
      return answer(d1.deletesupplier.$delete({ json: { PIVA } }, ifMatch(version, batch)));
    },
    networkMode: 'always',
  });

  return async (supplier) => {
    const isSure = await confirm({
      title: t('delete.question'),
      detail: (
        <>
          <p>{`${supplier.Nome} · ${supplier.PIVA}`}</p>
          <p>{t('delete.toTrash')}</p>
        </>
      ),
      confirmLabel: t('delete.yes'),
      danger: true,
    });
    if (!isSure || deleting.isPending) return null;
    const batch = randomId();
    try {
      await deleting.mutateAsync({ supplier, batch });
      return batch;
    } catch (error) {
      const linked = error instanceof ApiProblem ? error.problem.linked : undefined;
      if (!linked?.length) await fail(t('failed.delete'), error);
      else await alert({ title: t('failed.delete'), detail: await listOf(linked) });
      return null;
    }
  };
}

/** The frontends as links; as text if their chunk cannot be loaded. */
async function listOf(frontends: readonly string[]): Promise<ReactNode> {
  try {
    const { LinkedFrontends } = await import(
      /* webpackChunkName: "on-demand" */ './linked-frontends.tsx'
    );
    return <LinkedFrontends names={frontends} />;
  } catch {
    return frontends.join(', ');
  }
}
