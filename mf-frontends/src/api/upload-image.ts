import { ApiProblem, answer, createApiClient } from '@wabu/api/client';
import type { AltText } from '@wabu/shared/entities/alt-texts';
import { fileLimits, isImageName, storableFileName } from '@wabu/shared/entities/files';
import { fetchWithProgress, type OnProgress } from '@wabu/shared/http';
import { createAuthorizedFetch } from '@wabu/shared/session';
import { api } from './frontends-client.ts';

export interface ImageUpload {
  folder: string;
  file: File;
  name: string;
  /** Replaces an existing file. When false, an existing file raises `ExistsError`. */
  replace: boolean;
}

export class ExistsError extends Error {}

export async function uploadImage(
  { folder, file, name, replace }: ImageUpload,
  { onProgress, signal }: { onProgress: OnProgress; signal: AbortSignal },
): Promise<string> {
  const send = createAuthorizedFetch(fetchWithProgress(onProgress));
  const { api: client } = createApiClient((input, init) => send(input, { ...init, signal }));
  const { fittingPicture, variantParts } = await import('./prepare-picture.ts');
  const sent = await fittingPicture(renamed(file, name));
  const headers: Record<string, string> = replace ? {} : { 'If-None-Match': '*' };
  const upload = (parts: Record<string, File>) =>
    answer(client.r2.upload.$post({ form: { file: sent, folder, ...parts } }, { headers }));
  const parts = await variantParts(sent);
  try {
    const { path } = await upload(parts).catch((error: unknown) => {
      // The picture counts more than its variants.
      const isAboutVariant = ({ field }: { field: string }) => field in parts;
      if (error instanceof ApiProblem && error.problem.errors?.some(isAboutVariant))
        return upload({});
      throw error;
    });
    return path.slice(path.lastIndexOf('/') + 1);
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'exists') throw new ExistsError();
    throw error;
  }
}

interface SharePicture {
  folder: string;
  name: string;
  blob: Blob;
  focus: AltText['focus'];
}

export async function sendSharePicture({ folder, name, blob, focus }: SharePicture): Promise<void> {
  const { shareParts } = await import('./prepare-picture.ts');
  const parts = await shareParts(blob, focus);
  if (Object.keys(parts).length === 0) return;
  const file = new File([blob], name, { type: blob.type });
  await answer(api.r2.upload.$post({ form: { file, folder, ...parts } }));
}

const renamed = (file: File, name: string) =>
  file.name === name ? file : new File([file], name, { type: file.type });

/** The server stores no AVIF: the browser draws it as WebP. */
const AVIF = /\.avif$/i;

export const uploadName = ({ name }: File) => storableFileName(name).replace(AVIF, '.webp');

export type FileRejection = 'heic' | 'unsupported' | 'tooLarge';

export function rejectionOf({ name, type, size }: File): FileRejection | null {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return 'heic';
  if (!isImageName(name) && !AVIF.test(name)) return 'unsupported';
  const isReducible = !/\.(?:gif|bmp|svg)$/i.test(name);
  return size > fileLimits.bytes && !isReducible ? 'tooLarge' : null;
}

/** The first free name with a number: `lago.jpg` → `lago-2.jpg`. */
export function freeName(name: string, taken: readonly string[]): string {
  const dot = name.lastIndexOf('.');
  const [stem, extension] = [name.slice(0, dot), name.slice(dot)];
  for (let number = 2; ; number += 1) {
    const candidate = `${stem}-${number}${extension}`;
    if (!taken.includes(candidate)) return candidate;
  }
}
