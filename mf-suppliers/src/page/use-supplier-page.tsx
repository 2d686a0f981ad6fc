import { ApiProblem, answer, ifMatch } from '@wabu/api/client';
import type { SupplierFilters } from '@wabu/shared/entities/lists/supplier-search';
import { can } from '@wabu/shared/entities/permissions';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { useSession } from '@wabu/shared/session';
import {
  type ListPageState,
  type ListState as LoadedSuppliers,
  type RecordsPageOptions,
  useAlert,
  useFailureAlert,
  useFragmentAction,
  useRecordsPage,
} from '@wabu/shared/ui';
import { type ReactNode, useRef } from 'react';
import { d1 } from '../api/suppliers-client.ts';
import { useListReload, useSupplier } from '../api/use-suppliers.ts';
import type { SupplierState } from '../form/use-supplier-calls.ts';
import { supplierPath } from '../model/supplier-path.ts';
import { useSupplierWords } from '../words/supplier-words.ts';

// Few visits open it.
const loadHistory = () => import(/* webpackChunkName: "on-demand" */ './supplier-history.ts');

/** What the page of records does with suppliers. */
export function useSupplierPage(
  list: ListPageState<keyof SupplierFilters>,
  suppliers: LoadedSuppliers<Supplier>,
) {
  const t = useSupplierWords();
  const reload = useListReload();
  const { route } = list.routing;
  const found = useSupplier(suppliers, 'key' in route ? route.key : null);
  // In a list that is not whole, none may mean that the server did not answer.
  const isKnown = suppliers.isWhole || route.mode === 'view';
  const page = useRecordsPage<Supplier, SupplierState>({
    entity: 'supplier',
    routing: list.routing,
    canWrite: can(useSession().user?.role, 'suppliers.write'),
    stored: isKnown ? found : (found ?? undefined),
    keyOf: ({ id }) => id,
    identify: (supplier) => ({
      label: supplier.Nome,
      path: supplierPath(supplier),
      recordKey: supplier.PIVA,
    }),
    clear: list.clear,
    deletion: useDeletion(({ PIVA }) => reload({ deleted: PIVA })),
    onSaved: (saved) => reload({ saved }),
    savedText: ({ stored, isMerged }) =>
      t(isMerged ? 'done.merged' : 'done.saved', { name: stored.Nome }),
    historyOf: async (supplier) => (await loadHistory()).historyOf(t, supplier),
  });
  // A link opens the form of a new supplier.
  useFragmentAction('new', page.actions.add);
  const remove = useRemoveUnused(page);
  return { ...page, actions: { ...page.actions, remove }, reload };
}

/** Says before the question which frontends prevent a deletion. The server checks it again. */
function useRemoveUnused({
  stored,
  canWrite,
  actions,
}: ReturnType<typeof useRecordsPage<Supplier, SupplierState>>) {
  const t = useSupplierWords();
  const alert = useAlert();
  const isAsked = useRef(false);
  async function readUses(): Promise<string[]> {
    if (!canWrite || !stored) return [];
    const { uses } = await answer(d1.supplieruses.$post({ json: { PIVA: [stored.PIVA] } }));
    return uses.map(({ URL }) => URL);
  }
  async function remove(): Promise<void> {
    if (isAsked.current) return;
    isAsked.current = true;
    const uses = await readUses().catch(() => []);
    isAsked.current = false;
    if (uses.length === 0) actions.remove();
    else await alert({ title: t('delete.inUse'), detail: await listOf(uses) });
  }
  return () => void remove();
}

/** Confirms and deletes; lists the frontends that prevent it. */
function useDeletion(
  onDeleted: (supplier: Supplier) => void,
): RecordsPageOptions<Supplier>['deletion'] {
  const t = useSupplierWords();
  const alert = useAlert();
  const fail = useFailureAlert();
  return {
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
