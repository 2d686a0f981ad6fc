import type { Publication } from '@wabu/shared/entities/microsite';
import { DraftBanner, SaveStatus } from '@wabu/shared/ui';
import { type EditorStore, EditorStoreContext } from '../editor/editor-store.tsx';
import { FormTargetProvider } from '../editor/form-target-context.tsx';
import { FrontendForm } from '../form/frontend-form.tsx';
import type { FormTarget } from '../model/publication/form-target.ts';
import { TranslatePanel } from '../translation/translate-panel.tsx';
import styles from './editing-panel.module.css';
import { EditorPublication } from './editor-publication.tsx';
import type { FrontendEditor } from './use-frontend-editor.ts';

interface EditingPanelProps {
  editor: FrontendEditor;
  store: EditorStore;
  takenUrls: ReadonlySet<string>;
  publication: Publication | undefined;
  canPublish: boolean;
  target: FormTarget | null;
}

export function EditingPanel(props: EditingPanelProps) {
  const { editor, store, takenUrls, publication, canPublish, target } = props;
  const { saving, draft } = editor;
  return (
    <EditorStoreContext value={store}>
      <FormTargetProvider initial={target}>
        <FrontendForm
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
              <EditorPublication publication={publication} canPublish={canPublish} />
            </>
          }
          sectionActions={<TranslatePanel />}
        />
      </FormTargetProvider>
    </EditorStoreContext>
  );
}
