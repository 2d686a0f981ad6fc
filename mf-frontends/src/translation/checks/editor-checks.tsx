import { useMemo } from 'react';
import { useEditor } from '../../editor/editor-store.tsx';
import { useRequestFormTarget } from '../../editor/form-target-context.tsx';
import { useDebouncedEditor } from '../../editor/use-debounced-editor.ts';
import { textsInEditor } from '../../model/checks/draft-findings.ts';
import { ChecksList } from './checks-list.tsx';
import { useDismiss } from './use-dismiss.ts';

export function EditorChecks() {
  const state = useDebouncedEditor();
  const texts = useMemo(() => textsInEditor(state), [state]);
  const dismissed = useEditor(({ draft }) => draft.dismissedChecks);
  const request = useRequestFormTarget();
  return <ChecksList texts={texts} dismissed={dismissed} onGo={request} onDismiss={useDismiss()} />;
}
