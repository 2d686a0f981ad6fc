import type { Supplier } from '@wabu/shared/entities/supplier';
import { useSession } from '@wabu/shared/session';
import { PageHeader, useDeletedHistory, useDraftRecords, useHistoryLink } from '@wabu/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useSupplierSearch } from '../api/use-supplier-search.ts';
import { SupplierList } from '../list/supplier-list.tsx';
import { useSupplierWords } from '../words/supplier-words.ts';
import { loadHistory } from './load-history.ts';
import { SupplierPanel } from './supplier-panel.tsx';
import { SupplierToolbar } from './supplier-toolbar.tsx';
import styles from './suppliers-page.module.css';
import { useSuppliersPage } from './use-suppliers-page.ts';

const SupplierHistory = lazy(() =>
  loadHistory().then(({ SupplierHistory }) => ({ default: SupplierHistory })),
);
const DeletedSupplierHistory = lazy(() =>
  loadHistory().then(({ DeletedSupplierHistory }) => ({ default: DeletedSupplierHistory })),
);

/** The suppliers page: toolbar, list and detail. */
export function SuppliersPage() {
  const t = useSupplierWords();
  const page = useSuppliersPage();
  const { user } = useSession();
  const drafts = useDraftRecords(user && `${user.username}/supplier/`);
  const { list, suppliers, editor, selected, isWriting, actions } = page;
  const opened = editor.editing ? editor.editing.edited : selected;
  const [history, setHistory] = useState<Supplier | null>(null);
  useHistoryLink(() => opened, setHistory);
  const deleted = useDeletedHistory();
  const found = useSupplierSearch(suppliers, list.search, list.filters);
  return (
    <div className={styles.page} data-showing={isWriting || list.selected ? 'detail' : 'list'}>
      <div className={styles.head}>
        <PageHeader title={t('title')} />
      </div>
      <div className={styles.tools}>
        <SupplierToolbar
          // Before the form is there, there is nothing to save.
          mode={editor.loaded?.editing?.mode ?? 'view'}
          hasSelection={Boolean(selected)}
          hasHistory={Boolean(opened)}
          onHistory={() => setHistory(opened ?? null)}
          canWrite={page.canWrite}
          isSaving={editor.isSaving}
          actions={actions}
        />
      </div>
      <div className={styles.list}>
        <SupplierList
          suppliers={suppliers}
          found={found}
          search={list.search}
          onSearch={actions.search}
          filters={list.filters}
          onFilter={actions.filter}
          drafts={drafts}
          selected={list.selected}
          onSelect={actions.open}
          listRef={page.listRef}
          focusOn={page.focusOn}
        />
      </div>
      <section className={styles.detail} aria-label={t('detail.panel')}>
        <SupplierPanel
          editing={editor.editing}
          editor={editor.loaded}
          supplier={selected ?? null}
          isMissing={list.selected !== null && !selected}
          isLoading={selected === undefined}
          onOpen={actions.open}
        />
      </section>
      {editor.host}
      {history && (
        <Suspense>
          <SupplierHistory
            supplier={history}
            canWrite={page.canWrite}
            hasUnsavedWork={editor.isDirty}
            leave={editor.leave}
            onClose={() => setHistory(null)}
          />
        </Suspense>
      )}
      {deleted.id && (
        <Suspense>
          <DeletedSupplierHistory id={deleted.id} onClose={deleted.close} />
        </Suspense>
      )}
    </div>
  );
}
