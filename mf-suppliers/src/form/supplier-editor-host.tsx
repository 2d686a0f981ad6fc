import { memo, useLayoutEffect } from 'react';
import { supplierState } from './use-supplier-calls.ts';
import {
  type Editing,
  type EditorOptions,
  type SupplierEditor,
  useSupplierEditor,
} from './use-supplier-editor.ts';

interface EditorHostProps extends EditorOptions {
  first: Editing;
  onChange: (editor: SupplierEditor) => void;
}

/** Runs the editor and hands it to the page. It renders nothing: the page draws the form where it belongs. */
export const SupplierEditorHost = memo(function SupplierEditorHost(props: EditorHostProps) {
  const { first, onChange, ...options } = props;
  const editor = useSupplierEditor(options, first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the editor is opened with
  useLayoutEffect(() => editor.show(supplierState(first.edited)), []);
  // The editor is another object after each render.
  useLayoutEffect(() => onChange(editor), [editor, onChange]);
  return null;
});
