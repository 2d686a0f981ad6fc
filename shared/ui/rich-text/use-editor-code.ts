import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { RichTextEditorProps } from './editor/rich-text-editor.tsx';

/** How the field was entered: the clicked position, and the text typed before the editor was mounted. */
export interface OpenedWith {
  point?: { x: number; y: number };
  keys?: string;
}

type EditorComponent = ComponentType<RichTextEditorProps>;

let code: EditorComponent | undefined;

const wantsToSaveData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function whenIdle(act: () => void): () => void {
  if (wantsToSaveData() || typeof requestIdleCallback !== 'function') return () => undefined;
  const id = requestIdleCallback(act, { timeout: 5_000 });
  return () => cancelIdleCallback(id);
}

/** Loads the editor's chunk shortly before it is needed. */
export function useEditorCode() {
  const [Editor, setEditor] = useState<EditorComponent | undefined>(() => code);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    if (code) return setEditor(() => code);
    import('./editor/rich-text-editor.tsx').then(
      ({ RichTextEditor }) => {
        code = RichTextEditor;
        setEditor(() => RichTextEditor);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => whenIdle(load), [load]);
  return { Editor, failed, load };
}
