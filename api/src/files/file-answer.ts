import { DEFAULT_AVATAR, fileMessages, folders, storedFileName } from '@wabu/shared/entities/files';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import { notFound } from '../http/problem.ts';
import { uploadPolicy } from '../http/security-headers.ts';
import { contentDisposition } from './file-name.ts';
import { folderNamed } from './folder-rules.ts';
import { findStored, type StoredFile } from './read-file.ts';

/**
 * The file that a request names. Throws 404 for a missing file and for a folder or name that no rule
 * allows.
 */
export async function requestedFile(
  c: Context<ApiEnv>,
  foldername: string,
  filename: string,
): Promise<StoredFile> {
  const file = await findRequested(c, foldername, filename);
  if (file === null) throw notFound(fileMessages.notFound);
  return file;
}

/**
 * The avatar with this file name. The own one is named by the token: when it is gone, because its user changed it in
 * another browser, the present one. Throws 404.
 */
export async function requestedAvatar(
  c: Context<ApiEnv>,
  { avatar, nome }: { avatar: string; nome: string },
): Promise<StoredFile> {
  const named = await findRequested(c, folders.avatars, avatar || DEFAULT_AVATAR);
  if (named !== null) return named;
  const { name, avatar: present } = c.get('user');
  return requestedFile(c, folders.avatars, nome === name ? present : avatar);
}

async function findRequested(
  c: Context<ApiEnv>,
  foldername: string,
  filename: string,
): Promise<StoredFile | null> {
  const folder = folderNamed(foldername);
  const name = storedFileName(filename);
  if (folder === null || name === null) return null;
  return findStored(c.get('platform'), folder.path, name);
}

/** Answers a file with its stored type, and with a policy under which nothing in it executes. */
export async function answerFile(c: Context<ApiEnv>, file: StoredFile) {
  const content = await file.read();
  if (content === null) throw notFound(fileMessages.notFound);
  return c.body(content.bytes, 200, {
    ...cachingOf(file),
    'Content-Type': content.type,
    'Content-Disposition': contentDisposition(file.name, content.type),
    'Content-Security-Policy': uploadPolicy,
  });
}

/** Answers 304 when `If-None-Match` has the file's ETag, else the file. */
export async function answerUnlessKnown(c: Context<ApiEnv>, file: StoredFile) {
  return matchesEtag(c.req.header('If-None-Match'), file.etag)
    ? c.body(null, 304, cachingOf(file))
    : answerFile(c, file);
}

/** The browser caches a file for one user and revalidates it before each use. */
const cachingOf = ({ etag }: StoredFile) => ({
  'Cache-Control': 'private, no-cache',
  ETag: etag,
  Vary: 'Authorization',
});
