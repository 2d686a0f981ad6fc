import { answerBlob } from '@wabu/api/client';
import { frontendImagesFolder } from '@wabu/shared/entities/frontend';
import { api } from './frontends-client.ts';
import { ExistsError, uploadImage } from './upload-image.ts';

/** Skips existing files; returns the names that could not be copied. */
export async function copyPictures(
  names: readonly string[],
  { from, to }: { from: string; to: string },
  onDone?: (done: number) => void,
): Promise<string[]> {
  const failed: string[] = [];
  for (const [at, name] of names.entries()) {
    try {
      await copyPicture(name, frontendImagesFolder(from), frontendImagesFolder(to));
    } catch {
      failed.push(name);
    }
    onDone?.(at + 1);
  }
  return failed;
}

async function copyPicture(name: string, foldername: string, folder: string): Promise<void> {
  const blob = await answerBlob(api.r2.getfile.$post({ json: { foldername, filename: name } }));
  const file = new File([blob], name, { type: blob.type });
  const { signal } = new AbortController();
  try {
    await uploadImage(
      { folder, file, name, replace: false },
      { onProgress: () => undefined, signal },
    );
  } catch (error) {
    if (!(error instanceof ExistsError)) throw error;
  }
}
