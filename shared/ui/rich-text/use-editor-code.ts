import { useCallback, useEffect, useState } from 'react';
import { requestIdle } from '../../page/index.ts';

/**
 * How the field was entered: the clicked position, in pixels from the corner of the text, and what was typed before the
 * editor was mounted.
 */
export interface OpenedWith {
  point?: { x: number; y: number };
  keys?: string;
}

type EditorCode = typeof import('./editor/rich-text-editor.tsx');

let code: EditorCode | undefined;

const wantsToSaveData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Even on a busy page the editor loads after this time. */
const IDLE_TIMEOUT_MS = 5_000;

/** Loads the editor's chunk shortly before it is needed. */
export function useEditorCode() {
  const [loaded, setLoaded] = useState(code);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    if (code) return setLoaded(code);
    import('./editor/rich-text-editor.tsx').then(
      ({ RichTextEditor, editorKeyHints }) => {
        code = { RichTextEditor, editorKeyHints };
        setLoaded(code);
        setFailed(false);
      },
      () => setFailed(true),
    );
  }, []);
  useEffect(() => (wantsToSaveData() ? undefined : requestIdle(load, IDLE_TIMEOUT_MS)), [load]);
  return { Editor: loaded?.RichTextEditor, keyHints: loaded?.editorKeyHints, failed, load };
}
