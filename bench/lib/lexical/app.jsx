// Baseline: Lexical's rich text editor in React with its history, its value kept in the state of the form around it,
// set up as in «Getting Started with React» of its documentation: one for each text.

import { $generateNodesFromDOM } from '@lexical/html';
import { LexicalComposer } from '@lexical/react/LexicalComposer';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { HeadingNode, QuoteNode } from '@lexical/rich-text';
import { $getRoot } from 'lexical';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const texts = [...document.querySelectorAll('template')].map(({ innerHTML }) => innerHTML);

const configOf = (html) => ({
  namespace: 'bench',
  nodes: [HeadingNode, QuoteNode],
  editorState(editor) {
    const text = new DOMParser().parseFromString(html, 'text/html');
    $getRoot()
      .clear()
      .append(...$generateNodesFromDOM(editor, text));
  },
  onError(error) {
    throw error;
  },
});

function Form({ html }) {
  const [value, setValue] = useState('');
  return (
    <form>
      <LexicalComposer initialConfig={configOf(html)}>
        <RichTextPlugin
          contentEditable={<ContentEditable />}
          ErrorBoundary={LexicalErrorBoundary}
        />
        <HistoryPlugin />
        <OnChangePlugin onChange={(state) => setValue(JSON.stringify(state.toJSON()))} />
      </LexicalComposer>
      <button type="submit" disabled={value === ''}>
        Save
      </button>
    </form>
  );
}

createRoot(document.querySelector('#root')).render(
  texts.map((html, index) => <Form key={index} html={html} />),
);
