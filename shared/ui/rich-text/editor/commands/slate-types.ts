import type { BaseEditor } from 'slate';
import type { ReactEditor } from 'slate-react';
import type { Leaf, RichElement } from '../../document/document.ts';
import type { TypedLettersEditor } from '../plugins/with-typed-letters.ts';
import type { HistoryEditor } from './with-history.ts';

export type RichEditor = BaseEditor & ReactEditor & HistoryEditor & TypedLettersEditor;

declare module 'slate' {
  interface CustomTypes {
    Editor: RichEditor;
    Element: RichElement;
    Text: Leaf;
  }
}
