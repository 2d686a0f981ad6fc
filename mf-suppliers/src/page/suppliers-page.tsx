import type { Supplier } from '@wabu/shared/entities/supplier';
import { useSession } from '@wabu/shared/session';
import {
  lazyPart,
  type MenuAction,
  RecordHistories,
  RecordsPage,
  RecordsToolbar,
  useDraftRecords,
} from '@wabu/shared/ui';
import { suppliersList } from '../api/suppliers-list.ts';
import type { Editing } from '../form/use-supplier-editor.ts';
import { SupplierList } from '../list/supplier-list.tsx';
import { type SupplierTranslate, useSupplierWords } from '../words/supplier-words.ts';
import { loadHistory } from './load-history.ts';
import { SupplierPanel } from './supplier-panel.tsx';
import { useListTools } from './use-list-tools.tsx';
import { useSupplierViews } from './use-supplier-views.tsx';
import { useSuppliersPage } from './use-suppliers-page.ts';

const SupplierHistory = lazyPart(async () => (await loadHistory()).SupplierHistory);

/** The suppliers page: toolbar, list and detail. */
export function SuppliersPage() {
  const t = useSupplierWords();
  const page = useSuppliersPage();
  const { user } = useSession();
  const drafts = useDraftRecords(user && `${user.username}/supplier/`);
  const { list, suppliers, editor, selected, actions } = page;
  const { asked, table, selection, selectAction, ...views } = useSupplierViews(page);
  const tools = useListTools({ found: views.found, asked, table }, page.canWrite);
  return (
    <>
      <RecordsPage
        title={t('title')}
        loader={suppliersList}
        toolbar={
          <RecordsToolbar
            label={t('toolbar')}
            // Before the form is there, there is nothing to save.
            mode={modeOf(editor.loaded?.editing, selected)}
            canWrite={page.canWrite}
            isSaving={editor.isSaving}
            notAllowed="disabled"
            actions={actions}
            recordActions={recordActions}
          />
        }
        list={
          <SupplierList
            suppliers={suppliers}
            search={list.search}
            onSearch={actions.search}
            filters={list.filters}
            onFilter={actions.filter}
            canAdd={page.canWrite}
            sort={list.sort}
            onSort={list.setSort}
            listActions={[selectAction, ...tools.actions]}
            drafts={drafts}
            selected={list.selected}
            onOpen={actions.open}
            selection={selection}
            {...views}
            listRef={page.listRef}
            focusOn={page.focusOn}
          />
        }
        isWide={table !== null}
        detailLabel={t('detail.panel')}
        recordTitle={titleOf(t, editor.editing, selected)}
        isOpen={editor.editing !== null || list.selected !== null}
        onBack={() => void actions.open(null)}
      >
        {editor.host}
        <SupplierPanel
          editing={editor.editing}
          editor={editor.loaded}
          supplier={selected ?? null}
          isMissing={list.selected !== null && !selected}
          isLoading={selected === undefined}
          onOpen={actions.open}
        />
      </RecordsPage>
      {tools.dialog}
      <RecordHistories
        History={SupplierHistory}
        history={page.history}
        form={page.canWrite ? editor : null}
      />
    </>
  );
}

/** The entries of «⋯» of the open supplier. */
const recordActions: readonly MenuAction[] = [];

function modeOf(editing: Editing | null | undefined, selected: Supplier | null | undefined) {
  if (editing) return editing.edited ? 'edit' : 'new';
  return selected ? 'view' : 'none';
}

function titleOf(
  t: SupplierTranslate,
  editing: Editing | null,
  selected: Supplier | null | undefined,
): string | null {
  if (editing === null) return selected?.Nome ?? null;
  return editing.edited ? t('form.editTitle', { name: editing.edited.Nome }) : t('form.newTitle');
}
