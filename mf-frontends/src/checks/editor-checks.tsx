import { useMemo } from 'react';
import { useEditor } from '../editor/editor-store.tsx';
import { useRequestPlace } from '../editor/place-context.tsx';
import { useSettledEditor } from '../editor/use-settled-editor.ts';
import { textsInEditor } from '../model/checks/editor-texts.ts';
import { ChecksList } from './checks-list.tsx';
import { useDismiss } from './use-dismiss.ts';

/** The checks of the open form. */
export function EditorChecks() {
  const state = useSettledEditor();
  const texts = useMemo(() => textsInEditor(state), [state]);
  const dismissed = useEditor(({ draft }) => draft.dismissedChecks);
  const request = useRequestPlace();
  return <ChecksList texts={texts} dismissed={dismissed} onGo={request} onDismiss={useDismiss()} />;
}
