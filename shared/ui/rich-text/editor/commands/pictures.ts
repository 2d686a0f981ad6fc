import { shrinkPicture } from '@wabu/shared/pictures';
import { Editor, Element, type Node, type NodeEntry, type Path, Transforms } from 'slate';
import type { Picture } from '../../document/document.ts';
import { asOneStep } from './undo-steps.ts';

/** All texts of a microsite share `frontendLimits.bytes`, so an inline picture must be small. */
const frame = { maxSide: 1200, maxBytes: 120_000 };

function toDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** The bytes of an inline picture; undefined for any other address. */
export function fromDataAddress(address: string): Blob | undefined {
  const [head, data] = address.split(';base64,');
  if (!head?.startsWith('data:') || data === undefined) return undefined;
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: head.slice('data:'.length) });
}

/** Converts a picture file to a data URL, redrawn and reduced. Rejects with a `PictureProblem`. */
export async function readPicture(file: Blob, alt: string): Promise<Picture> {
  const { blob, width, height } = await shrinkPicture(file, frame);
  const src = await toDataAddress(blob);
  return { type: 'picture', src, alt, width, height, children: [{ text: '' }] };
}

export function insertPicture(editor: Editor, picture: Picture): void {
  asOneStep(editor, () => Transforms.insertNodes(editor, picture));
  // The text after the picture exists only now.
  Transforms.move(editor, { unit: 'offset' });
}

const isPicture = (node: Node): node is Picture =>
  Element.isElement(node) && node.type === 'picture';

export function currentPicture(editor: Editor): NodeEntry<Picture> | undefined {
  if (!editor.selection) return undefined;
  const [entry] = Editor.nodes(editor, { match: isPicture });
  return entry;
}

export function describePicture(editor: Editor, at: Path, alt: string): void {
  asOneStep(editor, () => Transforms.setNodes(editor, { alt }, { at }));
}

export function removePicture(editor: Editor, at: Path): void {
  asOneStep(editor, () => Transforms.removeNodes(editor, { at }));
}
