import type { Publication } from '@wabu/shared/entities/microsite';
import { DraftBanner, type FormStart, lazyPart, SaveStatus } from '@wabu/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { loadFrontend } from '../api/frontend-calls.ts';
import {
  createEditorStore,
  type EditorStore,
  EditorStoreContext,
  SaveContext,
  stateOf,
  useEditor,
  useEditorStore,
} from '../editor/editor-store.tsx';
import { FormTargetProvider, useRequestFormTarget } from '../editor/form-target-context.tsx';
import { useDebouncedEditor } from '../editor/use-debounced-editor.ts';
import { useFrontendForm } from '../editor/use-frontend-form.ts';
import { FrontendForm } from '../form/frontend-form.tsx';
import { changes, type EditorState, isDirty } from '../model/draft/editor-state.ts';
import { type StoredFrontend, savedOf } from '../model/draft/new-draft.ts';
import type { FormTarget } from '../model/publication/form-target.ts';
import { whenQuiet } from '../parts/when-quiet.ts';
import { LegalSummary } from '../publication/legal/legal-summary.tsx';
import { PublicationPanel } from '../publication/publication-panel.tsx';
import { TranslatePanel } from '../translation/translate-panel.tsx';
import styles from './editing-panel.module.css';

interface EditingPanelProps
  extends Pick<Parameters<typeof useFrontendForm>[0], 'host' | 'record' | 'takenUrls'> {
  start: FormStart<StoredFrontend, EditorState>;
  canPublish: boolean;
  target: FormTarget | null;
  /** The values, for what else shows them. Null at the end. */
  onStore: (store: EditorStore | null) => void;
}

export function EditingPanel(props: EditingPanelProps) {
  const { start, host, record, takenUrls, canPublish, target, onStore } = props;
  const [store] = useState(() => createEditorStore(start.typed ?? stateOf(start.stored)));
  const editor = useFrontendForm({ store, host, record, takenUrls });
  const { draft, save } = editor;
  const onSave = useCallback(() => void save(), [save]);
  useEffect(() => {
    onStore(store);
    return () => onStore(null);
  }, [store, onStore]);
  return (
    <EditorStoreContext value={store}>
      <FormTargetProvider initial={target}>
        <SaveContext value={onSave}>
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
                <EditorPublication publication={record?.publication} canPublish={canPublish} />
              </>
            }
            sectionActions={<TranslatePanel />}
          />
        </SaveContext>
      </FormTargetProvider>
    </EditorStoreContext>
  );
}

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

/** From the first save on. */
function EditorPublication({ publication, canPublish }: EditorPublicationProps) {
  const store = useEditorStore();
  const version = useEditor((state) => state.version);
  const url = useEditor(({ base }) => base.URL);
  const isChanged = useEditor(isDirty);
  const { draft } = useDebouncedEditor();
  const onGo = useRequestFormTarget();
  if (version === null) return null;

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
      onGo={onGo}
      onNewer={() => void takeNewer()}
    >
      <EditorChecks />
      <LegalSummary frontend={draft}>
        <EditorLegal />
      </LegalSummary>
    </PublicationPanel>
  );
}
