import type { Publication } from '@wabu/shared/entities/microsite';
import { DraftBanner, lazyPart, SaveStatus } from '@wabu/shared/ui';
import { type EditorStore, EditorStoreContext } from '../editor/editor-store.tsx';
import { FormTargetProvider } from '../editor/form-target-context.tsx';
import { FrontendForm } from '../form/frontend-form.tsx';
import type { FormTarget } from '../model/publication/form-target.ts';
import { TranslatePanel } from '../translation/translate-panel.tsx';
import styles from './editing-panel.module.css';
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
  const { draft } = editor;
  return (
    <EditorStoreContext value={store}>
      <FormTargetProvider initial={target}>
        <FrontendForm
          takenUrls={takenUrls}
          problems={editor.problems}
          notices={
            <>
              <SaveStatus isSaving={editor.isSaving} isWaiting={editor.isWaiting} />
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

import { loadFrontend } from '../api/frontend-calls.ts';
import { useEditor, useEditorStore } from '../editor/editor-store.tsx';
import { useRequestFormTarget } from '../editor/form-target-context.tsx';
import { useDebouncedEditor } from '../editor/use-debounced-editor.ts';
import { changes, isDirty } from '../model/draft/editor-state.ts';
import { savedOf } from '../model/draft/new-draft.ts';
import { whenQuiet } from '../parts/when-quiet.ts';
import { LegalSummary } from '../publication/legal/legal-summary.tsx';
import { PublicationPanel } from '../publication/publication-panel.tsx';

const EditorChecks = lazyPart(async () => {
  await whenQuiet();
  const chunk = await import(
    /* webpackChunkName: 'checks' */ '../translation/checks/editor-checks.tsx'
  );
  return chunk.EditorChecks;
});

const EditorLegal = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'legal' */ '../publication/legal/editor-legal.tsx'))
      .EditorLegal,
);

interface EditorPublicationProps {
  publication: Publication | undefined;
  canPublish: boolean;
}

function EditorPublication({ publication, canPublish }: EditorPublicationProps) {
  const store = useEditorStore();
  const url = useEditor(({ base }) => base.URL);
  const version = useEditor((state) => state.version);
  const isChanged = useEditor(isDirty);
  const { draft } = useDebouncedEditor();

  /** Shows the newer version of a form without changes of its own; else the next save merges. */
  async function takeNewer(): Promise<void> {
    const saved = savedOf(await loadFrontend(url));
    if (!isDirty(store.getState())) store.setState(changes.rebase(saved, saved.draft));
  }

  return (
    <PublicationPanel
      url={url}
      version={version}
      publication={publication}
      shown={draft}
      canPublish={canPublish}
      isDirty={isChanged}
      onGo={useRequestFormTarget()}
      onNewer={() => void takeNewer()}
    >
      <EditorChecks />
      <LegalSummary frontend={draft}>
        <EditorLegal />
      </LegalSummary>
    </PublicationPanel>
  );
}
