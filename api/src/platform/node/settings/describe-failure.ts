import { userInfo } from 'node:os';
import { StoreError } from '../../platform.ts';
import { StartError } from './environment.ts';

/** The message of a failed start or command: a sentence when the user can fix it, else the stack. */
export function describeFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (isFull(error))
    return 'There is no space left for the data. Make room on its disk (DATA_DIR).';
  return describeFileError(error) ?? (error instanceof Error ? String(error.stack) : String(error));
}

/** True for what a full disk makes of a write, which often names no file. */
export function isFull(error: unknown): boolean {
  const cause = error instanceof StoreError ? error.cause : error;
  const { code, path } = (cause ?? {}) as NodeJS.ErrnoException;
  return path === undefined && ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes(code ?? '');
}

/** A file system error as a sentence with the remedy; null for any other error. */
export function describeFileError(error: unknown): string | null {
  const { code = '', path } = (error ?? {}) as NodeJS.ErrnoException;
  if (path === undefined) return null;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `The user ${userName()} may not use ${path}. Make that user its owner (chown -R), or start as its owner.`;
    case 'EROFS':
      return `${path} is on a file system that is mounted read-only. Mount it for writing, or choose another place.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is no space left for ${path}.`;
    case 'ENOENT':
      return `${path} does not exist.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${path} is not a folder, or is below a file.`;
    case 'EISDIR':
      return `${path} is a folder, where a file is expected.`;
    default:
      return null;
  }
}

/** The user of a container may be missing in /etc/passwd. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.geteuid?.());
  }
}
