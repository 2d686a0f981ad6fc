// Baseline: the rich text editor of Lexical with its history, set up as in its documentation, in a plain page.

import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $generateNodesFromDOM } from '@lexical/html';
import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text';
import { $getRoot, createEditor } from 'lexical';

const element = document.querySelector('[contenteditable]');
const text = new DOMParser().parseFromString(element.innerHTML, 'text/html');
element.textContent = '';

const editor = createEditor({
  nodes: [HeadingNode, QuoteNode],
  onError(error) {
    throw error;
  },
});
editor.setRootElement(element);
registerRichText(editor);
registerHistory(editor, createEmptyHistoryState(), 1_000);
editor.update(
  () =>
    $getRoot()
      .clear()
      .append(...$generateNodesFromDOM(editor, text)),
  {
    discrete: true,
  },
);
