import { fileMessages, folders } from '@wabu/shared/entities/files';
import {
  frontendImagesFolder,
  isFrontendUrl,
  normaliseFrontendUrl,
} from '@wabu/shared/entities/frontend-url';
import type { Action } from '@wabu/shared/entities/permissions';
import { malformed } from '../http/problem.ts';

export interface Folder {
  /** The normalised path: the key of its rows. */
  path: string;
  write: Action;
  /** Accepts text and PDF beside pictures. */
  takesDocuments: boolean;
  /** A replaced file goes to the trash. */
  keepsReplaced?: boolean;
  /** The files belong to users: one replaces another only while no user has it. */
  hasOwners?: boolean;
}

const SEGMENT = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]{0,62}[\p{L}\p{M}\p{N}_-])?`;
const testsFolder = new RegExp(String.raw`^\[Tests\](?:/${SEGMENT}){0,3}$`, 'u');
const supplierFolder = /^\[Suppliers\]\/(?:\d{11}|[A-Z0-9]{16})$/;
const imagesFolder = /^\[Frontends\]\/(.+)\/images$/u;

/** The folder of a path; null when no rule allows it. */
export function folderNamed(name: string): Folder | null {
  const path = name.normalize('NFC');
  if (path === folders.shared) return picturesOf(path);
  if (path === folders.avatars)
    return {
      path,
      write: 'avatars.write',
      takesDocuments: false,
      hasOwners: true,
    };
  if (supplierFolder.test(path))
    return {
      path,
      write: 'files.write',
      takesDocuments: true,
      keepsReplaced: true,
    };
  if (testsFolder.test(path) && !path.includes('..'))
    return { path, write: 'tests.use', takesDocuments: true };
  const url = imagesFolder.exec(path)?.[1];
  if (url === undefined || url !== url.trim() || !isFrontendUrl(url)) return null;
  return picturesOf(frontendImagesFolder(normaliseFrontendUrl(url)));
}

/** The folder of a path; throws 400 when no rule allows it. */
export function requireFolder(name: string): Folder {
  const folder = folderNamed(name);
  if (folder === null) throw malformed(fileMessages.folder);
  return folder;
}

const picturesOf = (path: string): Folder => ({
  path,
  write: 'files.write',
  takesDocuments: false,
  keepsReplaced: true,
});
