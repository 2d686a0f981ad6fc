import { ApiProblem, answer, createApiClient } from '@wabu/api/client';
import { fileLimits, isImageName } from '@wabu/shared/entities/files';
import { fetchWithProgress, type OnProgress } from '@wabu/shared/http';
import { createAuthorizedFetch } from '@wabu/shared/session';

export interface ImageUpload {
  folder: string;
  file: File;
  /** The name to store it under. */
  name: string;
  /** Take the place of a file of this name; without it, one that exists is an `ExistsError`. */
  replace: boolean;
}

/** There is a file of this name, and nobody has said yet what shall become of it. */
export class ExistsError extends Error {}

/** Sends one picture; answers the name under which it is stored. */
export async function uploadImage(
  { folder, file, name, replace }: ImageUpload,
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<string> {
  const send = createAuthorizedFetch(fetchWithProgress(onProgress));
  const { api } = createApiClient((input, init) => send(input, { ...init, signal }));
  const named = file.name === name ? file : new File([file], name, { type: file.type });
  const headers: Record<string, string> = replace ? {} : { 'If-None-Match': '*' };
  try {
    const { path } = await answer(
      api.r2.upload.$post({ form: { file: named, folder } }, { headers }),
    );
    return path.slice(path.lastIndexOf('/') + 1);
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'exists') throw new ExistsError();
    throw error;
  }
}

export type FileRejection = 'heic' | 'unsupported' | 'tooLarge';

/** Why a file is refused before a byte of it is sent; null when the server shall decide. */
export function rejectionOf({ name, type, size }: File): FileRejection | null {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return 'heic';
  if (!isImageName(name)) return 'unsupported';
  return size > fileLimits.bytes ? 'tooLarge' : null;
}

/** `lago.jpg` among others of that name: `lago-2.jpg`. */
export function freeName(name: string, taken: readonly string[]): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = [name.slice(0, dot), name.slice(dot)];
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}-${number}${extension}`;
    if (!taken.includes(candidate)) return candidate;
  }
}
