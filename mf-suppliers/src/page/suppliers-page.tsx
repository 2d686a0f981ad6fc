import { type SupplierFilters, supplierFilters } from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier, SupplierField } from '@wabu/shared/entities/supplier';
import {
  EmptyState,
  IconSupplier,
  type ListPageState,
  lazyPart,
  RecordsPage,
  Skeleton,
  Slot,
  useListState,
} from '@wabu/shared/ui';
import { useListViews } from '@wabu/shared/ui/selection';
import { useEffect, useMemo } from 'react';
import { suppliersList } from '../api/suppliers-list.ts';
import { SupplierList } from '../list/supplier-list.tsx';
import type { SupplierSearch } from '../model/supplier-index.ts';
import { type SupplierTranslate, useSupplierWords } from '../words/supplier-words.ts';
import { SupplierDetail } from './supplier-detail.tsx';
import { useListTools } from './use-list-tools.tsx';
import { useSupplierPage } from './use-supplier-page.tsx';

// With its rules and its libraries a chunk of its own: the list does not wait for it.
const loadForm = async () =>
  (await import(/* webpackChunkName: "form" */ '../form/supplier-form.tsx')).SupplierFormPanel;
const SupplierFormPanel = lazyPart(loadForm, <Skeleton />);
const SupplierTable = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "table" */ '../table/supplier-table.tsx')).SupplierTable,
);
const SupplierBulkBar = lazyPart(
  async () => (await import(/* webpackChunkName: "bulk" */ '../bulk/bulk-bar.tsx')).SupplierBulkBar,
);

/** After this time the form loads by itself, so that it opens without a network too. */
const FORM_DELAY_MS = 3_000;

/** The suppliers page: toolbar, list and detail. */
export function SuppliersPage() {
  const t = useSupplierWords();
  const state = useListState(supplierFilters);
  const { filters, fragment } = state;
  const text = state.search.trim();
  const search = useMemo(() => ({ text, filters }), [text, filters]);
  const list = useListViews({ list: suppliersList, search, fragment });
  const page = useSupplierPage(state, list);
  const { stored } = page;
  useEffect(() => {
    const timer = setTimeout(() => loadForm().catch(() => undefined), FORM_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <RecordsPage
      page={page}
      title={t('title')}
      loader={suppliersList}
      toolbar={{ label: t('toolbar'), notAllowed: 'disabled' }}
      list={<Suppliers state={state} list={list} page={page} />}
      isWide={list.isTable}
      detailLabel={t('detail.panel')}
      recordTitle={titleOf(t, page)}
      nothing={<Nothing title={t('detail.none')} />}
      gone={<Nothing title={t('detail.gone')} />}
      form={(first) => (
        <SupplierFormPanel
          key={first.visit}
          start={first}
          host={page.host}
          stored={stored}
          records={list.records}
          onOpen={({ id }) => page.actions.open(id)}
        />
      )}
    >
      {(supplier) => (
        <>
          <SupplierDetail supplier={supplier} />
          <Slot name="supplier.detail" supplier={supplier} />
        </>
      )}
    </RecordsPage>
  );
}

interface SuppliersProps {
  state: ListPageState<keyof SupplierFilters>;
  list: ReturnType<typeof useListViews<Supplier, SupplierSearch, SupplierField>>;
  page: ReturnType<typeof useSupplierPage>;
}

function Suppliers({ state, list, page }: SuppliersProps) {
  const { canWrite, actions } = page;
  const table = list.isTable ? list.fragment : null;
  const tools = useListTools(list.chosen, table, canWrite);
  const given = { page, list, onOpen: ({ id }: Supplier) => actions.open(id) };
  return (
    <>
      <SupplierList
        {...given}
        search={state.search}
        onSearch={state.setSearch}
        filters={state.filters}
        onFilter={state.setFilters}
        listActions={tools.actions}
        notice={
          list.hasBar && <SupplierBulkBar chosen={list.chosen} canWrite={canWrite} table={table} />
        }
        drawTable={(empty) => (
          <SupplierTable
            {...given}
            empty={empty}
            onSaved={(result) => {
              page.reload({ saved: result.stored });
              page.showSaved(result);
            }}
          />
        )}
      />
      {tools.dialog}
    </>
  );
}

function titleOf(t: SupplierTranslate, { route, stored, start }: SuppliersProps['page']) {
  if (route.mode === 'new') return t('form.newTitle');
  const name = (stored ?? start?.stored)?.Nome ?? null;
  return route.mode === 'edit' && name !== null ? t('form.editTitle', { name }) : name;
}

const Nothing = ({ title }: { title: string }) => (
  <EmptyState icon={<IconSupplier aria-hidden="true" />} title={title} />
);
