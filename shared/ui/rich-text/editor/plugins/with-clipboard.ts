import type { Translate } from '@wabu/shared/i18n';
import { PictureProblem } from '@wabu/shared/pictures';
import { Editor, Node, Range } from 'slate';
import type { Block, BlockElement, Inline } from '../../document/document.ts';
import { type Line, toLines } from '../../document/lines.ts';
import { serialise } from '../../html/html.ts';
import { writeLine } from '../../html/write-html.ts';
import { pastedHtml, pastedText } from '../../paste/pasted.ts';
import type { RichTextWords } from '../../words/it.ts';
import { insertLines } from '../commands/insert-lines.ts';
import { fromDataAddress, insertPicture, readPicture } from '../commands/pictures.ts';
import { selectedLines } from '../commands/replace-blocks.ts';
import type { RichEditor } from '../commands/slate-types.ts';
import { syncSelection } from '../commands/sync-selection.ts';
import { asOneStep } from '../commands/undo-steps.ts';

interface ClipboardWords {
  t: Translate<RichTextWords>;
  onNotice: (notice: string) => void;
  takesPictures: boolean;
}

/** The editor copies HTML and plain text only: a private format would be pasted without a check. */
function copy(editor: RichEditor, data: Pick<DataTransfer, 'setData'>): void {
  syncSelection(editor);
  if (!editor.selection || Range.isCollapsed(editor.selection)) return;
  const blocks = editor.getFragment() as Block[];
  const lines = toLines(blocks as BlockElement[]);
  const [only] = selectedLines(editor).length === 1 ? lines : [];
  data.setData('text/html', only ? writeLine(only.children) : serialise(blocks));
  data.setData('text/plain', Editor.string(editor, editor.selection) && plainText(lines));
}

const plainText = (lines: readonly Line[]) =>
  lines.map(({ children }) => children.map(Node.string).join('')).join('\n');

/** Redraws the pictures of pasted HTML like uploaded ones; those that fail are removed. */
async function shrunk(lines: readonly Line[]): Promise<{ lines: Line[]; lost: number }> {
  let lost = 0;
  const smaller = async (node: Inline): Promise<Inline[]> => {
    if ('text' in node || node.type === 'link') return [node];
    const data = fromDataAddress(node.src);
    if (!data) return [node];
    try {
      return [await readPicture(data, node.alt)];
    } catch {
      lost += 1;
      return [];
    }
  };
  const done = lines.map(async (line): Promise<Line> => {
    const children = await Promise.all(line.children.map(smaller));
    return { ...line, children: children.flat() };
  });
  return { lines: await Promise.all(done), lost };
}

const isPicture = (node: Inline) => !('text' in node) && node.type === 'picture';

const holdsPictures = (lines: readonly Line[]) =>
  lines.some((line) => line.children.some(isPicture));

const withoutPictures = (line: Line): Line => ({
  ...line,
  children: line.children.filter((node) => !isPicture(node)),
});

async function pasteHtml(editor: RichEditor, html: string, words: ClipboardWords): Promise<void> {
  const pasted = pastedHtml(html);
  if (!words.takesPictures) return insertLines(editor, pasted.lines.map(withoutPictures));
  const mustWait = holdsPictures(pasted.lines);
  const { lines, lost } = mustWait ? await shrunk(pasted.lines) : { lines: pasted.lines, lost: 0 };
  insertLines(editor, lines);
  words.onNotice(lostNotice(pasted.lostPictures + lost, words.t));
}

function lostNotice(count: number, t: ClipboardWords['t']): string {
  return count === 0 ? '' : t('lostPictures', { count });
}

async function pastePictures(editor: RichEditor, files: File[], words: ClipboardWords) {
  for (const file of files) {
    try {
      insertPicture(editor, await readPicture(file, ''));
    } catch (problem) {
      const reason = problem instanceof PictureProblem ? problem.reason : 'unreadable';
      words.onNotice(words.t(`pictureProblem.${reason}`));
    }
  }
}

function pasteText(editor: RichEditor, text: string): void {
  const lines = pastedText(text);
  if (lines.length > 1) {
    insertLines(editor, lines);
    return;
  }
  const line = text.trim() === '' ? text : text.replace(/(?<![\r\n])[\r\n]+$/, '');
  asOneStep(editor, () => editor.insertText(line));
}

/** Inserts the content of a clipboard or a drop, reduced to the allow-list. */
export function paste(
  editor: RichEditor,
  data: Pick<DataTransfer, 'getData' | 'files'>,
  words: ClipboardWords & { asPlainText?: boolean },
): void {
  const html = words.asPlainText ? '' : data.getData('text/html');
  const text = data.getData('text/plain');
  const pictures = [...data.files].filter(
    (file) => words.takesPictures && file.type.startsWith('image/'),
  );
  // Excel and Word add a picture of the copied content; a copied picture comes with HTML around
  // it.
  const saysNothing = pastedHtml(html).isWordless && text.trim() === '';
  if (pictures.length > 0 && saysNothing && !words.asPlainText) {
    void pastePictures(editor, pictures, words);
  } else if (html) void pasteHtml(editor, html, words);
  else if (text) pasteText(editor, text);
}

/** Copy and paste through the serialiser and the sanitiser only. */
export function withClipboard(editor: RichEditor, words: ClipboardWords): void {
  editor.setFragmentData = (data) => copy(editor, data);
  editor.insertData = (data) => paste(editor, data, words);
}
