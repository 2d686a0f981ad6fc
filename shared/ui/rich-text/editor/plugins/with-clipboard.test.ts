import { expect, test } from '@jest/globals';
import { editorAt, htmlWithCaret } from '../../testing/editor-at.ts';
import { paste } from './with-clipboard.ts';

const html = '<p>Il lago<img src="data:image/png;base64,iVBORw0K"></p>';
const data = {
  getData: (type: string) => (type === 'text/html' ? html : 'Il lago'),
  files: [] as unknown as FileList,
};

test('where only words are sent, a pasted text comes without its pictures', () => {
  const editor = editorAt('<p>a|b</p>');
  paste(editor, data, { t: (key) => key, onNotice: () => undefined, takesPictures: false });
  expect(htmlWithCaret(editor)).toBe('<p>aIl lago|b</p>');
});
