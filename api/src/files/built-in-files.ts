import { ANIMATED_AVATAR } from '@wabu/shared/entities/account/animated-avatar';
import { DEFAULT_AVATAR, DEFAULT_COVER, folders } from '@wabu/shared/entities/files';
import { animatedAvatar } from './default-pictures/animated-avatar.ts';
import { avatar } from './default-pictures/avatar.ts';
import { cover } from './default-pictures/cover.ts';

export interface BuiltInFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  etag: string;
}

const builtIn = new Map([
  [`${DEFAULT_COVER.foldername}/${DEFAULT_COVER.filename}`, { type: 'image/jpeg', base64: cover }],
  [`${folders.avatars}/${DEFAULT_AVATAR}`, { type: 'image/gif', base64: avatar }],
  [`${folders.avatars}/${ANIMATED_AVATAR}`, { type: 'image/gif', base64: animatedAvatar }],
]);

/** A default picture. An uploaded file of the same name replaces it. */
export function builtInFile(folder: string, name: string): BuiltInFile | null {
  const found = builtIn.get(`${folder}/${name}`);
  if (found === undefined) return null;
  const bytes = Uint8Array.from(atob(found.base64), (letter) => letter.charCodeAt(0));
  return { bytes, type: found.type, etag: `"built-in-${bytes.byteLength}"` };
}

export function builtInNames(folder: string): string[] {
  const prefix = `${folder}/`;
  return [...builtIn.keys()]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length));
}
