import { ApiProblem, answer, ifMatch } from '@wabu/api/client';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useAlert, useDeleteRecord, useFailureAlert } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import { d1 } from '../api/suppliers-client.ts';
import { useSupplierWords } from '../words/supplier-words.ts';

/** Confirms and deletes; lists the frontends that prevent it. */
export function useDeleteSupplier(onDeleted: (supplier: Supplier) => void) {
  const t = useSupplierWords();
  const alert = useAlert();
  const fail = useFailureAlert();
  return useDeleteRecord<Supplier>({
    ask: ({ Nome, PIVA }) => ({
      title: t('delete.question'),
      detail: (
        <>
          <p>{`${Nome} · ${PIVA}`}</p>
          <p>{t('delete.toTrash')}</p>
        </>
      ),
      confirmLabel: t('delete.yes'),
    }),
    send: ({ PIVA, version }, batch) =>
      answer(d1.deletesupplier.$delete({ json: { PIVA } }, ifMatch(version, batch))),
    done: ({ Nome }) => t('done.deleted', { name: Nome }),
    onDeleted,
    async onFailed(error) {
      const linked = error instanceof ApiProblem ? error.problem.linked : undefined;
      if (!linked?.length) await fail(t('failed.delete'), error);
      else await alert({ title: t('failed.delete'), detail: await listOf(linked) });
    },
  });
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
