import { DraftBanner, SaveStatus } from '@wabu/shared/ui';
import { useSuppliers } from '../api/use-frontends.ts';
import { type EditorStore, EditorStoreProvider } from '../editor/editor-store.tsx';
import { FrontendForm } from '../form/frontend-form.tsx';
import { TranslatePanel } from '../translation/translate-panel.tsx';
import styles from './editing-panel.module.css';
import type { FrontendEditor } from './use-frontend-editor.ts';

interface EditingPanelProps {
  editor: FrontendEditor;
  store: EditorStore;
  takenUrls: ReadonlySet<string>;
}

/** The form with the draft banner, the save status and bulk translation. */
export function EditingPanel({ editor, store, takenUrls }: EditingPanelProps) {
  const { suppliers, failed } = useSuppliers(true);
  const { saving, draft } = editor;
  return (
    <EditorStoreProvider store={store}>
      <FrontendForm
        suppliers={suppliers}
        suppliersFailed={failed}
        takenUrls={takenUrls}
        problems={saving.problems}
        notices={
          <>
            <SaveStatus isSaving={saving.isSaving} isWaiting={saving.isWaiting} />
            {draft.found.length > 0 && (
              <div className={styles.draft}>
                <DraftBanner
                  drafts={draft.found}
                  isDirty={editor.isDirty}
                  onRecover={(found) => void draft.recover(found)}
                  onDiscard={draft.discard}
                />
              </div>
            )}
          </>
        }
        sectionActions={<TranslatePanel />}
      />
    </EditorStoreProvider>
  );
}
