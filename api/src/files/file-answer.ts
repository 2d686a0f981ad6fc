import { fileMessages } from '@wabu/shared/entities/files';
import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import { notFound } from '../http/problem.ts';
import { uploadPolicy } from '../http/security-headers.ts';
import { contentDisposition, storedFileName } from './file-name.ts';
import { folderNamed } from './folder-rules.ts';
import { findStored, type StoredFile } from './read-file.ts';

/** The file that a request names. What no rule allows is not there. */
export async function requestedFile(
  c: Context<ApiEnv>,
  foldername: string,
  filename: string,
): Promise<StoredFile> {
  const folder = folderNamed(foldername);
  const name = storedFileName(filename);
  const file =
    folder === null || name === null
      ? null
      : await findStored(c.get('platform'), folder.path, name);
  if (file === null) throw notFound(fileMessages.notFound);
  return file;
}

/** A file's bytes as what they were stored as, and nothing that a browser could run. */
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

/** Nothing, when the client already has exactly this; otherwise the file. */
export async function answerUnlessKnown(c: Context<ApiEnv>, file: StoredFile) {
  return matchesEtag(c.req.header('If-None-Match'), file.etag)
    ? c.body(null, 304, cachingOf(file))
    : answerFile(c, file);
}

/** Kept by the browser for this user, and asked for again before each use. */
const cachingOf = ({ etag }: StoredFile) => ({
  'Cache-Control': 'private, no-cache',
  ETag: etag,
  Vary: 'Authorization',
});
