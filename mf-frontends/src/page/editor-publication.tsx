import type { Publication } from '@wabu/shared/entities/microsite';
import { lazyPart } from '@wabu/shared/ui';

import { loadFrontend } from '../api/frontend-calls.ts';
import { useEditor, useEditorStore } from '../editor/editor-store.tsx';
import { useRequestFormTarget } from '../editor/form-target-context.tsx';
import { useDebouncedEditor } from '../editor/use-debounced-editor.ts';
import { LegalSummary } from '../legal/legal-summary.tsx';
import { changes, isDirty } from '../model/draft/editor-state.ts';
import { savedOf } from '../model/draft/new-draft.ts';
import { whenQuiet } from '../parts/when-quiet.ts';
import { PublicationPanel } from '../publication/publication-panel.tsx';

const EditorChecks = lazyPart(async () => {
  await whenQuiet();
  const chunk = await import(/* webpackChunkName: 'checks' */ '../checks/editor-checks.tsx');
  return chunk.EditorChecks;
});

const EditorLegal = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'legal' */ '../legal/editor-legal.tsx')).EditorLegal,
);

interface EditorPublicationProps {
  publication: Publication | undefined;
  canPublish: boolean;
}

export function EditorPublication({ publication, canPublish }: EditorPublicationProps) {
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
