import type { TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import { useEditorStore } from '../../editor/editor-store.tsx';
import { textsInEditor, withDismissed } from '../../model/checks/draft-findings.ts';
import type { CheckedText } from '../../model/checks/finding.ts';
import { changes } from '../../model/draft/editor-state.ts';
import { useUndoToast } from '../../parts/use-undo-toast.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';

/** Accepts a finding of texts until they or their sources change; the toast undoes it. */
export function useDismiss(): (texts: readonly CheckedText[], check: TextCheck) => void {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const showUndo = useUndoToast();
  return (texts, check) => {
    const state = store.getState();
    const before = state.draft.dismissedChecks;
    const after = withDismissed(before, textsInEditor(state), texts, check);
    store.setState(changes.dismissedChecks(after));
    showUndo(t('checks.dismissed', { check: t(`checks.kinds.${check}`) }), () =>
      store.setState(changes.dismissedChecks(before)),
    );
  };
}
