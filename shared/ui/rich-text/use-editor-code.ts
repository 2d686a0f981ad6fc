import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { requestIdle } from '../../page/index.ts';
import type { RichTextEditorProps } from './editor/rich-text-editor.tsx';

/**
 * How the field was entered: the clicked position, in pixels from the corner of the text, and what was typed before the
 * editor was mounted.
 */
export interface OpenedWith {
  point?: { x: number; y: number };
  keys?: string;
}

type EditorComponent = ComponentType<RichTextEditorProps>;

let code: EditorComponent | undefined;

const wantsToSaveData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Even on a busy page the editor loads after this time. */
const IDLE_TIMEOUT_MS = 5_000;

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
  useEffect(() => (wantsToSaveData() ? undefined : requestIdle(load, IDLE_TIMEOUT_MS)), [load]);
  return { Editor, failed, load };
}
