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
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const configOf = (html) => ({
  namespace: 'bench',
  nodes: [HeadingNode, QuoteNode],
  editorState(editor) {
    const nodes = $generateNodesFromDOM(editor, new DOMParser().parseFromString(html, 'text/html'));
    $getRoot()
      .clear()
      .append(...nodes);
  },
  onError: console.error,
});

const editor = { contentEditable: h(ContentEditable), ErrorBoundary: LexicalErrorBoundary };

function Form({ html }) {
  const [value, setValue] = useState('');
  const onChange = (state) => setValue(JSON.stringify(state.toJSON()));
  const plugins = [h(RichTextPlugin, editor), h(HistoryPlugin), h(OnChangePlugin, { onChange })];
  const composer = h(LexicalComposer, { initialConfig: configOf(html) }, ...plugins);
  return h('form', null, composer, h('button', { type: 'submit', disabled: value === '' }, 'Save'));
}

const templates = [...document.querySelectorAll('template')];
createRoot(document.querySelector('#root')).render(
  templates.map(({ innerHTML }, index) => h(Form, { key: index, html: innerHTML })),
);
